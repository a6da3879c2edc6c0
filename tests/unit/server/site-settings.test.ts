import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { formatPhone } from '#functions/_shared/format-phone.ts'

import { givenCredentials } from '../../../app/content/credentials-text.ts'
import { sampleSite } from '../../../app/content/site.ts'
import { resolveSite, siteEnvironment } from '../../../app/server/site-settings.ts'

function addressWith(environment: Record<string, string>) {
  const result = resolveSite(environment)
  return result.ok ? result.site.address : result.problems
}

const widgetOf = (address: string) => resolveSite({ SITE_REVIEW_WIDGET_URL: address })

describe('site settings', () => {
  test('are the sample when the environment says nothing, or says it with empty values', () => {
    expect(resolveSite({})).toEqual({ ok: true, site: sampleSite })
    expect(resolveSite({ SITE_NAME: '', SITE_PHONE: '  ' })).toEqual({ ok: true, site: sampleSite })
  })

  test('take every override from the environment without touching the sample', () => {
    const result = resolveSite({
      SITE_URL: 'https://clean.example/',
      SITE_NAME: 'Clean Example',
      SITE_PHONE: '+19165550100',
      SITE_POSTAL_CODE: '95814',
      SITE_TIKTOK: 'https://www.tiktok.com/@clean.example',
    })
    expect(result).toMatchObject({
      ok: true,
      site: {
        url: 'https://clean.example',
        name: 'Clean Example',
        phone: '+19165550100',
        address: { postalCode: '95814', city: sampleSite.address.city },
        social: { tiktok: 'https://www.tiktok.com/@clean.example', facebook: sampleSite.social.facebook },
      },
    })
    expect(sampleSite.name).not.toBe('Clean Example')
  })

  test('name every value that does not fit, by its variable', () => {
    const result = resolveSite({
      SITE_URL: 'clean.example',
      SITE_PHONE: '916-555-0100',
      SITE_EMAIL: 'nobody',
    })
    expect(result.ok).toBe(false)
    if (result.ok) return
    expect(result.problems.join('\n')).toMatch(/SITE_URL must be a web address: "clean.example"/)
    expect(result.problems.join('\n')).toMatch(/SITE_PHONE must look like \+19165550142: "916-555-0100"/)
    expect(result.problems.join('\n')).toMatch(/SITE_EMAIL must be an e-mail address: "nobody"/)
  })

  test('refuse an address with a path, which canonical links could not begin with', () => {
    expect(resolveSite({ SITE_URL: 'https://clean.example/shop' })).toMatchObject({ ok: false })
  })

  test('load a review widget only when one is named, and only over https', () => {
    expect(sampleSite).not.toHaveProperty('reviewWidget')
    expect(widgetOf('https://widgets.example/reviews.js')).toMatchObject({
      ok: true,
      site: { reviewWidget: { script: 'https://widgets.example/reviews.js' } },
    })
    for (const address of [
      'http://widgets.example/a.js',
      'http://localhost.example/a.js',
      'javascript:0',
      'a.js',
    ]) {
      const result = widgetOf(address)
      expect(result.ok ? [] : result.problems.join()).toContain('SITE_REVIEW_WIDGET_URL must')
    }
  })

  test('take a widget as its platform describes it: placeholder and hosts', () => {
    const environment = {
      SITE_REVIEW_WIDGET_URL: 'https://widgets.example/reviews.js',
      SITE_REVIEW_WIDGET_ELEMENT: '<div class="app-1 wide" data-lazy></div>',
      SITE_REVIEW_WIDGET_HOSTS: 'script https://code.example; image https://a.example https://b.example',
    }
    expect(resolveSite(environment)).toMatchObject({
      ok: true,
      site: {
        reviewWidget: {
          element: { attributes: { class: 'app-1 wide', 'data-lazy': '' } },
          hosts: { script: ['https://code.example'], image: ['https://a.example', 'https://b.example'] },
        },
      },
    })
    for (const [variable, value] of Object.entries({
      SITE_REVIEW_WIDGET_URL: '',
      SITE_REVIEW_WIDGET_ELEMENT: '<img src=x onerror=alert(1)>',
      SITE_REVIEW_WIDGET_HOSTS: 'everything https://code.example',
    })) {
      const result = resolveSite({ ...environment, [variable]: value })
      expect(result.ok ? [] : result.problems.join()).toContain(`${variable} must`)
    }
  })

  test('leave the form as it is specified unless a field is switched on', () => {
    expect(sampleSite.quoteFields).toEqual({ message: false })
    expect(resolveSite({ SITE_QUOTE_MESSAGE: 'on' })).toMatchObject({
      ok: true,
      site: { quoteFields: { message: true } },
    })
    expect(resolveSite({ SITE_QUOTE_MESSAGE: 'off' })).toEqual({ ok: true, site: sampleSite })
    const result = resolveSite({ SITE_QUOTE_MESSAGE: 'yes' })
    expect(result.ok ? [] : result.problems).toEqual(['SITE_QUOTE_MESSAGE must be on or off: "yes"'])
  })

  test('name what stands behind the promises only where it is given', () => {
    expect(sampleSite.credentials).toEqual({})
    expect(resolveSite({ SITE_LICENSE: ' CSLB #1012345 ', SITE_OWNER: '' })).toMatchObject({
      ok: true,
      site: { credentials: { license: 'CSLB #1012345' } },
    })
    expect(givenCredentials({ insurer: 'Acorn Mutual', owner: 'Jo Park' })).toEqual([
      { label: 'Owner', text: 'Jo Park' },
      { label: 'Insured with', text: 'Acorn Mutual' },
    ])
  })

  test('switch the notifications of what others did off', () => {
    expect(sampleSite.activity).toBe(true)
    expect(resolveSite({ SITE_ACTIVITY: 'off' })).toMatchObject({ ok: true, site: { activity: false } })
  })

  test('drop the coordinates with the address they belong to, and take others', () => {
    expect(addressWith({ SITE_NAME: 'Clean Example' })).toEqual(sampleSite.address)
    for (const part of ['SITE_STREET', 'SITE_CITY'])
      expect(addressWith({ [part]: 'Elsewhere' })).toMatchObject({ coordinates: undefined })
    expect(
      addressWith({ SITE_STREET: 'Elsewhere', SITE_LATITUDE: '37.9', SITE_LONGITUDE: '-121.3' }),
    ).toMatchObject({ street: 'Elsewhere', coordinates: { latitude: 37.9, longitude: -121.3 } })
    expect(addressWith({ SITE_LATITUDE: '37.9' })).toEqual(['SITE_LONGITUDE must be given too: undefined'])
    expect(addressWith({ SITE_LATITUDE: 'north', SITE_LONGITUDE: '-200' })).toEqual([
      'SITE_LATITUDE must be degrees such as 38.5816: "north"',
      'SITE_LONGITUDE must be degrees between -180 and 180: -200',
    ])
  })

  test('are all in .env.example', () => {
    const documented = readFileSync('.env.example', 'utf8')
    for (const variable of Object.keys(siteEnvironment)) expect(documented).toContain(`\n${variable}=`)
  })
})

describe('a telephone number', () => {
  test('reads the American way', () => expect(formatPhone('+19165550142')).toBe('(916) 555-0142'))
  test('of another country stays as it is', () => expect(formatPhone('+442079460018')).toBe('+442079460018'))
})
