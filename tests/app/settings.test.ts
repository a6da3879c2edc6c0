import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { formatPhone } from '#domain/format-phone.ts'

import { mapTexts } from '../../app/content/map-text.ts'
import type { Site } from '../../app/content/site-settings.ts'
import { connect } from '../../scripts/lib/supabase-connection.ts'
import { postQuote } from '../support/post-quote.ts'
import { startSite, type StoppableStack, startStack } from '../support/stack.ts'
import { environmentOf, testSite } from '../support/test-site.ts'
import { severalStartsMs } from '../support/timeouts.ts'

/** A business whose settings differ from those of the test site. */
const custom = {
  ...testSite,
  url: 'https://delta-wash.example',
  name: 'Delta Wash Company',
  phone: '+12095550199',
  email: 'office@delta-wash.example',
  address: {
    ...testSite.address,
    street: '77 Canal Street',
    city: 'Stockton',
    region: 'NV',
    postalCode: '95202',
    coordinates: { latitude: 37.9577, longitude: -121.2908 },
  },
  quoteFields: { message: true },
  credentials: {
    license: 'CSLB #1012345',
    insurer: 'Valley Mutual, policy 77-1204',
    guarantee: 'Not clean? We come back within a week.',
    owner: 'Dolores Ibarra',
    crew: 'Two of us, in green shirts',
  },
  social: {
    instagram: 'https://profiles.example/i',
    facebook: 'https://profiles.example/f',
    tiktok: 'https://profiles.example/t',
    linkedin: 'https://profiles.example/l',
  },
} satisfies Site

const paths = [
  '/',
  '/services',
  '/gallery',
  '/epoxy',
  '/reviews',
  '/contact',
  '/city/folsom',
  '/nowhere',
]

/**
 * Returns the strings that pages and answers must contain for this business and
 * for no other.
 */
function identityOf({
  url,
  name,
  phone,
  email,
  address,
  social,
}: typeof custom | typeof testSite): string[] {
  return [
    url,
    name,
    formatPhone(phone),
    email,
    address.street,
    address.postalCode,
    ...Object.values(social),
  ]
}

let stack: StoppableStack
const pages = new Map<string, string>()

beforeAll(async () => {
  const mailAddresses = {
    QUOTE_EMAIL_TO: custom.email,
    QUOTE_EMAIL_FROM: custom.email,
  }
  stack = await startStack({ ...environmentOf(custom), ...mailAddresses })
  for (const path of paths) pages.set(path, await pageOf(stack.url, path))
}, severalStartsMs)
afterAll(() => stack.stop())

/**
 * Returns the HTML of a page without the comments that React puts between
 * adjacent text nodes.
 */
async function pageOf(url: string, path: string): Promise<string> {
  const response = await fetch(url + path)
  const html = await response.text()
  return html.replaceAll('<!-- -->', '')
}

test.each(paths)(
  '%s names the business from the settings and no other',
  (path) => {
    const facts = [
      '"telephone":"+12095550199"',
      '"addressLocality":"Stockton"',
      '37.9577',
      '-121.2908',
    ]
    const structured = path === '/nowhere' ? [] : facts
    for (const words of [
      ...identityOf(custom),
      'Stockton, NV',
      custom.credentials.license,
      ...structured,
    ])
      expect.soft(pages.get(path)?.includes(words), words).toBe(true)
    // A timestamp in the page may contain the digits of a ZIP code.
    for (const words of identityOf(testSite))
      expect
        .soft(pages.get(path))
        .not.toMatch(new RegExp(`(?<!\\d)${RegExp.escape(words)}`))
  },
)

test('the home page shows the credentials from the settings', () => {
  for (const words of Object.values(custom.credentials))
    expect.soft(pages.get('/')?.includes(words), words).toBe(true)
})

test('every form has the message field when it is switched on', () => {
  const forms = paths.filter((path) =>
    pages.get(path)?.includes('name="firstName"'),
  )
  expect(forms.length).toBeGreaterThan(3)
  for (const path of forms)
    expect
      .soft(pages.get(path)?.includes('name="message"'), 'name="message"')
      .toBe(true)
})

test('a business without coordinates and profiles shows neither, and no gap in their place', async () => {
  const { supabaseUrl, publishableKey } = stack
  const environment = {
    ...environmentOf(custom),
    SITE_LATITUDE: '',
    SITE_LONGITUDE: '',
    SITE_INSTAGRAM: 'off',
    SITE_FACEBOOK: '',
    SITE_TIKTOK: 'off',
    SITE_LINKEDIN: 'off',
  }
  const site = await startSite({ supabaseUrl, publishableKey, environment })
  const contact = await pageOf(site.url, '/contact')
  await site.stop()
  expect(contact).toContain(mapTexts.directions)
  expect(pages.get('/contact')).toMatch(/latitude.*sameAs.*rel="me noopener"/s)
  expect(contact).not.toMatch(/latitude|sameAs|rel="me noopener"/)
  // The list would otherwise be empty.
  const lists = parse(contact).querySelectorAll('ul')
  const isEmpty = lists.map(({ childNodes }) => childNodes.length === 0)
  expect(isEmpty).not.toContain(true)
})

test('the email about a quote names the business from the settings', async () => {
  const quote = {
    firstName: 'Ana',
    email: 'ana@mail.example',
    phone: '209 555 0100',
    message: 'A long fence',
  }
  expect((await postQuote(`${stack.url}/contact`, quote)).status).toBe(303)
  await expect.poll(() => stack.emails()).toHaveLength(1)
  const email = JSON.stringify(await stack.emails())
  for (const words of [custom.name, custom.email, 'A long fence'])
    expect.soft(email).toContain(words)
  for (const words of [testSite.name, testSite.email])
    expect.soft(email).not.toContain(words)
})

test('the assistant gives the phone number, email address and name from the settings', async () => {
  const client = connect(stack.supabaseUrl, stack.publishableKey)
  const questions = [
    'What is your phone number?',
    'What is your email address?',
    'Are you a robot?',
  ]
  const answers = await Promise.all(
    questions.map(async (message) => {
      const body = { message }
      const { data } = await client.functions.invoke('ai-assistant', { body })
      return JSON.stringify(data)
    }),
  )
  const text = answers.join('\n')
  for (const words of [custom.name, formatPhone(custom.phone), custom.email])
    expect.soft(text).toContain(words)
  for (const words of identityOf(testSite))
    expect.soft(text).not.toContain(words)
})
