import { globSync, readFileSync } from 'node:fs'

import { toJSON } from 'seroval'
import { expect, onTestFinished, test } from 'vitest'

import { startSite } from '../support/stack.ts'
import { logLines } from './support/log-lines.ts'
import { site } from './support/site.ts'

const rpcHeaders = {
  'content-type': 'application/json',
  'x-tsr-serverfn': 'true',
}
const publicUrl = 'https://rivermark.example'
const email = 'caller@mail.example'

type Headers = Record<string, string>

/** The URLs of the server functions that the scripts of the site call. */
const urls = serverFunctionUrls()

function serverFunctionUrls(): string[] {
  const scripts = globSync('.output/public/assets/*.js')
  const text = scripts.map((script) => readFileSync(script, 'utf8')).join('')
  const ids = new Set(text.match(/(?<=["'`])[0-9a-f]{64}(?=["'`])/g))
  return Array.from(ids, (id) => `${site.url}/_serverFn/${id}`)
}

test('the site calls at least five server functions', () => {
  expect(urls.length).toBeGreaterThanOrEqual(5)
})

/**
 * Sends the call of the quote form to every server function. Only the quote
 * function understands it.
 */
function callAll(firstName: string, headers: Headers): Promise<Response[]> {
  const data = {
    quote: { firstName, email, phone: '916 555 0171' },
    idempotencyKey: firstName.replaceAll(' ', '-'),
    trap: '',
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
  { content: 'broken JSON', body: '{', status: 400 },
  { content: 'JSON that is not a call', body: '{}', status: 400 },
  { content: 'null', body: 'null', status: 400 },
  { content: 'an empty body', body: '', status: 400 },
  {
    content: 'no data',
    body: '{"t":{"t":10,"i":0,"p":{"k":[],"v":[]},"o":0},"f":63,"m":[]}',
    status: 200,
  },
])('a call with $content is not a server error', async ({ body, status }) => {
  const headers = { origin: site.url, ...rpcHeaders }
  const responses = await Promise.all(
    urls.map((url) => fetch(url, { method: 'POST', headers, body })),
  )
  // Read-only functions reject POST.
  for (const response of responses)
    expect([status, 405]).toContain(response.status)
})

test('a call with another method is rejected', async () => {
  const call = { method: 'PUT', headers: { origin: site.url } }
  for (const url of urls) expect((await fetch(url, call)).status).toBe(405)
})

test('a call of a function that this build does not have is not found and logged as one line', async () => {
  const { supabaseUrl, publishableKey } = site
  const ownSite = await startSite({ supabaseUrl, publishableKey })
  onTestFinished(() => ownSite.stop())
  const url = `${ownSite.url}/_serverFn/${'0'.repeat(64)}`
  const headers = { origin: ownSite.url, ...rpcHeaders }
  const body = JSON.stringify(toJSON({ data: {} }))
  const calls = [
    { method: 'GET', headers },
    { method: 'POST', headers, body },
  ]
  for (const call of calls) expect((await fetch(url, call)).status).toBe(404)
  await expect
    .poll(() => logLines(ownSite.log()))
    .toMatchObject([
      { level: 'info', method: 'GET', status: 404 },
      { level: 'info', method: 'POST', status: 404 },
    ])
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
const acceptedCallers: Record<string, Headers> = {
  'the page': {
    'sec-fetch-site': 'same-origin',
    origin: 'http://behind-a-proxy.example',
  },
  'an old browser behind a TLS proxy': { origin: publicUrl },
  'an old browser by its referrer': { referer: `${publicUrl}/contact` },
  'a page without a proxy': { origin: site.url },
}

test('calls from other sites are rejected, and quotes from this site are stored once', async () => {
  for (const [caller, headers] of Object.entries(rejectedCallers)) {
    for (const { status } of await callAll(caller, headers))
      expect({ caller, status }).toEqual({ caller, status: 403 })
  }
  for (const [caller, headers] of Object.entries(acceptedCallers)) {
    for (const { status } of await callAll(caller, headers))
      expect({ caller, status }).not.toEqual({ caller, status: 403 })
  }
  const stored = (await site.quotes()).filter((quote) => quote.email === email)
  const callers = stored.map(({ first_name: name }) => String(name))
  expect(callers.toSorted()).toEqual(Object.keys(acceptedCallers).toSorted())
})

/** Settings, reviews and two videos. The other functions need a POST. */
const readingFunctions = 4

test.each<{ caller: string; accepting: number; headers: Headers }>([
  {
    caller: 'the public address',
    accepting: readingFunctions,
    headers: { referer: `${publicUrl}/contact` },
  },
  {
    caller: 'the site itself',
    accepting: readingFunctions,
    headers: { referer: `${site.url}/contact` },
  },
  {
    caller: 'another site',
    accepting: 0,
    headers: { referer: 'https://elsewhere.example/contact' },
  },
  {
    caller: 'another site in a new browser',
    accepting: 0,
    headers: { 'sec-fetch-site': 'cross-site' },
  },
  { caller: 'an unknown origin', accepting: 0, headers: {} },
])(
  'a GET call from $caller is accepted by $accepting functions',
  async ({ accepting, headers }) => {
    const responses = await Promise.all(
      urls.map((url) => fetch(url, { headers: { ...rpcHeaders, ...headers } })),
    )
    const accepted = responses.filter(({ status }) => status === 200)
    expect(accepted).toHaveLength(accepting)
  },
)
