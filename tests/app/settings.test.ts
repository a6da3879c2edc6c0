import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { claims } from '../../app/content/claims.ts'
import type { Site } from '../../app/content/site.ts'
import { drawCard } from '../../scripts/photography/social-card-drawing.ts'
import { socialCards } from '../../scripts/photography/social-card-list.ts'
import { formatPhone } from '../../supabase/functions/_shared/format-phone.ts'
import { readSettingsTable } from '../support/settings-table.ts'
import { type Stack, startSite, startStack } from '../support/stack.ts'
import { environmentOf, testSite } from '../support/test-site.ts'
import { graphsOf } from './page-parts.ts'
import { sendRequest } from './requests.ts'
import { pages } from './route-table.ts'

/** Another business: every setting that can be changed from outside is. */
const other = {
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

/** What is read of a setting where it shows, and the same of the tests' own business. */
function wordings(of: typeof other | typeof testSite): Record<string, string> {
  const { address, social } = of
  return {
    url: of.url,
    name: of.name,
    phone: formatPhone(of.phone),
    email: of.email,
    'address.street': address.street,
    'address.city': `${address.city}, ${address.region} `,
    'address.region': `, ${address.region} ${address.postalCode}`,
    'address.postalCode': address.postalCode,
    'hours.opens': claims.openingHours,
    'hours.closes': claims.openingHours,
    'social.instagram': social.instagram,
    'social.facebook': social.facebook,
    'social.tiktok': social.tiktok,
    'social.linkedin': social.linkedin,
  }
}

const inGraph: Record<string, string> = {
  ...wordings(other),
  phone: `"telephone":"${other.phone}"`,
  'address.city': '"addressLocality":"Stockton"',
  'address.region': '"addressRegion":"NV"',
  'address.country': '"addressCountry":"US"',
  'address.coordinates.latitude': '"latitude":"37.95770"',
  'address.coordinates.longitude': '"longitude":"-121.29080"',
  'hours.opens': `"opens":"${other.hours.opens}"`,
  'hours.closes': `"closes":"${other.hours.closes}"`,
  serviceAreaRadius: `"geoRadius":${other.serviceAreaRadius}`,
}

const table = readSettingsTable().filter(({ setting }) => setting)
const settingsShown = (where: 'structuredData' | 'mail' | 'cards' | 'assistant') =>
  table.filter((row) => row[where]).map(({ setting }) => setting)
/** React parts neighboring texts by comments. */
const plain = (html: string) => html.replaceAll('<!-- -->', '')

let stack: Stack
const bodies = new Map<string, string>()

beforeAll(async () => {
  stack = await startStack({
    ...environmentOf(other),
    QUOTE_EMAIL_TO: other.email,
    QUOTE_EMAIL_FROM: other.email,
    QUOTE_AUTO_REPLY: 'on',
  })
  for (const path of [...pages.map((page) => page.path), '/nowhere'])
    bodies.set(path, plain((await sendRequest(stack.url, path)).body))
})

afterAll(() => stack.stop())

/** What is said of the tests' own business and must be gone; hours and city are in sentences too. */
const gone = Object.entries(wordings(testSite)).filter(
  ([setting]) => !setting.startsWith('hours') && setting !== 'address.city',
)

test.each(table.filter(({ pages: shown }) => shown === 'all'))(
  '$setting changes every page',
  ({ setting }) => {
    const wording = { ...wordings(other), 'credentials.license': other.credentials.license }[setting]
    if (wording === undefined) throw new Error(`The test does not know how ${setting} reads.`)
    for (const [path, body] of bodies) expect.soft(body, path).toContain(wording)
  },
)

test('nothing of another business is left on any page', () => {
  for (const [path, body] of bodies)
    for (const [setting, wording] of gone) expect.soft(body, `${setting} on ${path}`).not.toContain(wording)
})

describe('where only some pages show a setting', () => {
  test.each(table.filter(({ setting }) => setting.startsWith('credentials.')))(
    '$setting is on /contact',
    ({ setting }) => {
      const words = new Map(Object.entries(other.credentials)).get(setting.replace('credentials.', ''))
      expect(words).toBeTruthy()
      expect(bodies.get('/contact')).toContain(words)
    },
  )

  test('the message is asked for in every form', () => {
    const withForm = [...bodies].filter(([, body]) => body.includes('name="firstName"'))
    expect(withForm.length).toBeGreaterThan(5)
    for (const [path, body] of withForm) expect.soft(body, path).toContain('name="message"')
  })

  test('the map is offered where coordinates are known, and only there', async () => {
    for (const path of ['/', '/contact']) expect.soft(bodies.get(path), path).toContain('Show map')
    const { coordinates: _, ...address } = other.address
    const elsewhere = await startStackWithout(address)
    for (const path of ['/', '/contact']) {
      const { body } = await sendRequest(elsewhere.url, path)
      expect.soft(body, path).not.toContain('Show map')
      expect.soft(body, path).toContain('Directions to')
      expect.soft(body, path).not.toMatch(/GeoCoordinates|OpenStreetMap\.<|latitude/)
    }
    await elsewhere.stop()
  })
})

async function startStackWithout(address: Omit<Site['address'], 'coordinates'>) {
  const { SITE_LATITUDE: _, SITE_LONGITUDE: __, ...environment } = environmentOf({ ...other, address })
  const { supabaseUrl, publishableKey } = stack
  return startSite({
    supabaseUrl,
    publishableKey,
    environment: { ...environment, SITE_LATITUDE: '', SITE_LONGITUDE: '' },
  })
}

test.each(settingsShown('structuredData'))('%s changes the structured data of every page', (setting) => {
  for (const { path } of pages)
    expect.soft(JSON.stringify(graphsOf(bodies.get(path) ?? '')), path).toContain(inGraph[setting])
})

test('mails carry what the table says', async () => {
  const answer = await fetch(`${stack.url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: stack.url },
    body: new URLSearchParams({
      firstName: 'Ana',
      email: 'ana@mail.example',
      phone: '209 555 0100',
      message: 'A long fence',
    }),
  })
  expect(answer.status).toBe(303)
  await expect.poll(async () => (await stack.mails()).length).toBe(2)
  const mails = JSON.stringify(await stack.mails())
  const wording: Record<string, string> = { ...wordings(other), 'quoteFields.message': 'A long fence' }
  for (const setting of settingsShown('mail')) expect.soft(mails, setting).toContain(wording[setting])
  for (const [setting, old] of gone) expect.soft(mails, setting).not.toContain(old)
})

test('cards are drawn from what the table says', async () => {
  const parts: Record<string, string> = {
    ...wordings(other),
    name: '<strong>Delta</strong><span>Wash Company</span>',
  }
  expect(socialCards.size).toBeGreaterThan(6)
  for (const [kind, card] of socialCards) {
    const drawing = await drawCard(card, other)
    for (const setting of settingsShown('cards')) expect.soft(drawing, kind).toContain(parts[setting])
    expect.soft(drawing, kind).not.toContain(formatPhone(testSite.phone))
  }
})

test('the assistant says what the table says', async () => {
  const questions = [
    'What is your phone number?',
    'What is your email address?',
    'What are your opening hours?',
    'Are you a robot?',
  ]
  const answers = await Promise.all(
    questions.map(async (message) => {
      const answer = await fetch(`${stack.supabaseUrl}/functions/v1/ai-assistant`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${stack.publishableKey}` },
        body: JSON.stringify({ message }),
      })
      return answer.text()
    }),
  )
  const said = answers.join('\n')
  for (const setting of settingsShown('assistant'))
    expect.soft(said, setting).toContain(wordings(other)[setting])
  for (const [setting, old] of gone) expect.soft(said, setting).not.toContain(old)
})
