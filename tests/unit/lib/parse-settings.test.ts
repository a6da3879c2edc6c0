import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { formatPhone } from '#domain/format-phone.ts'

import { sampleSite } from '../../../app/content/business-defaults.ts'
import type { Site } from '../../../app/content/site-settings.ts'
import {
  parseSiteSettings,
  siteVariables,
} from '../../../app/lib/parse-settings.ts'

const widget = 'https://widgets.example/reviews.js'

function siteWith(environment: Record<string, string>): Site {
  const result = parseSiteSettings(environment)
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return result.site
}

function problemsWith(environment: Record<string, string>): string[] {
  const result = parseSiteSettings(environment)
  return result.ok ? [] : result.problems
}

test('the site defaults to the sample when the environment is empty or has empty values', () => {
  expect(siteWith({})).toEqual(sampleSite)
  expect(siteWith({ SITE_NAME: '', SITE_PHONE: '  ', SITE_OWNER: '' })).toEqual(
    sampleSite,
  )
})

test.each<[Record<string, string>, object]>([
  [{ SITE_URL: 'https://clean.example/' }, { url: 'https://clean.example' }],
  [
    { SITE_NAME: 'Clean Example' },
    { name: 'Clean Example', address: sampleSite.address },
  ],
  [{ SITE_PHONE: '+19165550100' }, { phone: '+19165550100' }],
  [
    { SITE_POSTAL_CODE: '95814' },
    { address: { postalCode: '95814', city: sampleSite.address.city } },
  ],
  [
    { SITE_TIKTOK: 'https://www.tiktok.com/@clean' },
    {
      social: {
        tiktok: 'https://www.tiktok.com/@clean',
        facebook: sampleSite.social.facebook,
      },
    },
  ],
  [
    { SITE_TIKTOK: 'off' },
    { social: { tiktok: undefined, facebook: sampleSite.social.facebook } },
  ],
  [
    { SITE_TIKTOK: '' },
    { social: { tiktok: undefined, facebook: sampleSite.social.facebook } },
  ],
  [{ SITE_LINKEDIN: ' ' }, { social: { linkedin: undefined } }],
  [{ SITE_QUOTE_MESSAGE: 'on' }, { quoteFields: { message: true } }],
  [{ SITE_QUOTE_MESSAGE: 'off' }, { quoteFields: { message: false } }],
  [{ SITE_ACTIVITY: 'off' }, { activity: false }],
  [
    { SITE_LICENSE: ' CSLB #1012345 ' },
    { credentials: { license: 'CSLB #1012345' } },
  ],
  [{ SITE_LICENSE: 'off' }, { credentials: { license: undefined } }],
  [{ SITE_INSURER: '' }, { credentials: { insurer: undefined } }],
  [
    { SITE_STREET: 'Elsewhere' },
    { address: { street: 'Elsewhere', coordinates: undefined } },
  ],
  [
    { SITE_CITY: 'Elsewhere', SITE_LATITUDE: '37.9', SITE_LONGITUDE: '-121.3' },
    {
      address: {
        city: 'Elsewhere',
        coordinates: { latitude: 37.9, longitude: -121.3 },
      },
    },
  ],
  [
    {
      SITE_REVIEW_WIDGET_URL: widget,
      SITE_REVIEW_WIDGET_ELEMENT: '<div class="app-1 wide" data-lazy></div>',
      SITE_REVIEW_WIDGET_HOSTS: 'https://code.example https://a.example:8443',
    },
    {
      reviewWidget: {
        script: widget,
        element: '<div class="app-1 wide" data-lazy></div>',
        hosts: ['https://code.example', 'https://a.example:8443'],
      },
    },
  ],
])('%o overrides its part of the sample', (environment, expected) => {
  expect(siteWith(environment)).toMatchObject(expected)
})

test.each<[Record<string, string>, string]>([
  [{ SITE_URL: 'clean.example' }, 'SITE_URL must be a URL: "clean.example"'],
  [{ SITE_URL: 'https://clean.example/shop' }, 'SITE_URL must'],
  [
    { SITE_PHONE: '916-555-0100' },
    'SITE_PHONE must look like +19165550142: "916-555-0100"',
  ],
  [
    { SITE_TIKTOK: 'none' },
    'SITE_TIKTOK must be a URL, or off to leave it out: "none"',
  ],
  [{ SITE_EMAIL: 'hello' }, 'SITE_EMAIL must be an email address: "hello"'],
  [
    { SITE_QUOTE_MESSAGE: 'yes' },
    'SITE_QUOTE_MESSAGE must be on or off: "yes"',
  ],
  [{ SITE_LATITUDE: '37.9' }, 'SITE_LONGITUDE must also be set'],
  [
    { SITE_LATITUDE: 'north', SITE_LONGITUDE: '-121' },
    'SITE_LATITUDE must be in degrees, such as 38.5816: "north"',
  ],
  [
    { SITE_LATITUDE: '38', SITE_LONGITUDE: '-200' },
    'SITE_LONGITUDE must be between -180 and 180 degrees: -200',
  ],
  ...['http://widgets.example/a.js', 'javascript:0', 'a.js'].map(
    (address): [Record<string, string>, string] => [
      { SITE_REVIEW_WIDGET_URL: address },
      'SITE_REVIEW_WIDGET_URL must',
    ],
  ),
  [
    { SITE_REVIEW_WIDGET_ELEMENT: '<div></div>' },
    'SITE_REVIEW_WIDGET_URL must',
  ],
  [
    {
      SITE_REVIEW_WIDGET_URL: widget,
      SITE_REVIEW_WIDGET_ELEMENT: '<img src=x onerror=alert(1)>',
    },
    'SITE_REVIEW_WIDGET_ELEMENT must',
  ],
  [
    {
      SITE_REVIEW_WIDGET_URL: widget,
      SITE_REVIEW_WIDGET_HOSTS: 'https://code.example; *',
    },
    'SITE_REVIEW_WIDGET_HOSTS must',
  ],
])('%o is reported by variable name', (environment, problem) => {
  expect(problemsWith(environment).join('\n')).toContain(problem)
})

test('every variable is documented in .env.example', () => {
  const documented = readFileSync('.env.example', 'utf8')
  for (const variable of Object.keys(siteVariables))
    expect(documented).toMatch(new RegExp(`^#?${variable}=$`, 'm'))
})

test.each([
  ['+19165550142', '(916) 555-0142'],
  ['+442079460018', '+442079460018'],
])('the phone number %s is formatted as %s', (phone, written) => {
  expect(formatPhone(phone)).toBe(written)
})
