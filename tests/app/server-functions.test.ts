import { toJSON } from 'seroval'
import { beforeAll, expect, onTestFinished, test } from 'vitest'

import { startSite } from '../support/stack.ts'
import { sendRequest } from './support/requests.ts'
import { site } from './support/site.ts'

const rpcHeaders = {
  'content-type': 'application/json',
  'x-tsr-serverfn': 'true',
}
const publicUrl = 'https://rivermark.example'
const email = 'caller@mail.example'

type Headers = Record<string, string>

let urls: string[]
beforeAll(async () => {
  urls = await serverFunctionUrls()
  if (urls.length < 4)
    throw new Error('The home page has fewer than four server functions.')
})

/** Finds the URLs of the server functions in the scripts of the home page. */
async function serverFunctionUrls(): Promise<string[]> {
  const sources = new Map<string, string>()
  let found = scriptNamesIn((await sendRequest(site.url, '/')).body)
  while (found.length > 0) {
    for (const name of found)
      sources.set(name, (await sendRequest(site.url, `/assets/${name}`)).body)
    found = [...sources.values()]
      .flatMap(scriptNamesIn)
      .filter((name) => !sources.has(name))
  }
  const ids = [...sources.values()].flatMap(
    (source) => source.match(/(?<=["'`])[0-9a-f]{64}(?=["'`])/g) ?? [],
  )
  return Array.from(new Set(ids), (id) => `${site.url}/_serverFn/${id}`)
}

function scriptNamesIn(text: string): string[] {
  return [
    ...new Set(
      text.match(/(?<=["'`](?:\.\/|\/?assets\/))[\w.-]+\.js(?=["'`])/g),
    ),
  ]
}

/**
 * Sends the call of the quote form to every server function. Only the quote
 * function understands it.
 */
function callAll(firstName: string, headers: Headers): Promise<Response[]> {
  const data = {
    quote: { firstName, email, phone: '916 555 0171' },
    idempotencyKey: firstName.replaceAll(' ', '-'),
    honeypot: { trap: '', filledInMs: 9000 },
  }
  const body = JSON.stringify(toJSON({ data }))
  return Promise.all(
    urls.map((url) =>
      fetch(url, {
        method: 'POST',
        body,
        headers: { ...rpcHeaders, ...headers },
      }),
    ),
  )
}

test.each([
  ['broken JSON', '{', 400],
  ['JSON that is not a call', '{}', 400],
  ['null', 'null', 400],
  ['an empty body', '', 400],
  [
    'no data',
    '{"t":{"t":10,"i":0,"p":{"k":[],"v":[]},"o":0},"f":63,"m":[]}',
    200,
  ],
])('a call with %s does not cause a server error', async (_, body, status) => {
  const headers = { origin: site.url, ...rpcHeaders }
  const responses = await Promise.all(
    urls.map((url) => fetch(url, { method: 'POST', headers, body })),
  )
  // Read-only functions reject POST.
  for (const response of responses)
    expect([status, 405]).toContain(response.status)
})

test('a call with another method is rejected', async () => {
  for (const url of urls)
    expect(
      (await fetch(url, { method: 'PUT', headers: { origin: site.url } }))
        .status,
    ).toBe(405)
})

test('a call of a function that this build does not have is not found and logged as one line', async () => {
  const { supabaseUrl, publishableKey } = site
  const ownSite = await startSite({ supabaseUrl, publishableKey })
  onTestFinished(() => ownSite.stop())
  const url = `${ownSite.url}/_serverFn/${'0'.repeat(64)}`
  const headers = { origin: ownSite.url, ...rpcHeaders }
  const body = JSON.stringify(toJSON({ data: {} }))
  for (const method of ['GET', 'POST'])
    expect(
      (
        await fetch(url, {
          method,
          headers,
          ...(method === 'POST' ? { body } : {}),
        })
      ).status,
    ).toBe(404)
  await expect.poll(() => ownSite.log().match(/_serverFn/g)?.length).toBe(2)
  const lines = ownSite.log().trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    ['GET', 'POST'].map((method) =>
      expect.objectContaining({ level: 'info', method, status: 404 }),
    ),
  )
})

const rejectedCallers: Record<string, Headers> = {
  'another site': {
    'sec-fetch-site': 'cross-site',
    origin: 'https://elsewhere.example',
  },
  'another site with this origin': {
    'sec-fetch-site': 'cross-site',
    origin: publicUrl,
  },
  'a neighboring subdomain': {
    'sec-fetch-site': 'same-site',
    origin: publicUrl,
  },
  'the address bar': { 'sec-fetch-site': 'none' },
  'another site in an old browser': { origin: 'https://elsewhere.example' },
  'an origin that begins like this one': {
    origin: `${publicUrl}.elsewhere.example`,
  },
  'a page without an origin': { origin: 'null' },
  'another site by its referrer': {
    referer: 'https://elsewhere.example/contact',
  },
}
const accepted: Record<string, Headers> = {
  'the page': {
    'sec-fetch-site': 'same-origin',
    origin: 'http://behind-a-proxy.example',
  },
  'an old browser behind a TLS proxy': { origin: publicUrl },
  'an old browser by its referrer': { referer: `${publicUrl}/contact` },
  'a page without a proxy': { origin: site.url },
}

test('calls from other sites are rejected, and quotes from this site are stored once', async () => {
  for (const [caller, headers] of Object.entries(rejectedCallers))
    for (const { status } of await callAll(caller, headers))
      expect([caller, status]).toEqual([caller, 403])
  for (const [caller, headers] of Object.entries(accepted))
    expect(
      (await callAll(caller, headers)).map(({ status }) => status),
    ).not.toContain(403)
  const stored = (await site.quotes()).filter((quote) => quote.email === email)
  expect(stored.map((quote) => quote.first_name ?? '').toSorted()).toEqual(
    Object.keys(accepted).toSorted(),
  )
})

test.each<[string, number, Headers]>([
  ['the public address', 3, { referer: `${publicUrl}/contact` }],
  ['the site itself', 3, { referer: `${site.url}/contact` }],
  ['another site', 0, { referer: 'https://elsewhere.example/contact' }],
  ['another site in a new browser', 0, { 'sec-fetch-site': 'cross-site' }],
  ['an unknown origin', 0, {}],
])(
  'a GET call from %s is accepted by %i functions',
  async (_, accepted, headers) => {
    const responses = await Promise.all(
      urls.map((url) => fetch(url, { headers: { ...rpcHeaders, ...headers } })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(
      accepted,
    )
  },
)
