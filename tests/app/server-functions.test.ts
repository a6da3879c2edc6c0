import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { outputFolder } from '../../scripts/lib/firm.cjs'
import { site } from '../support/site.ts'
import { testSite } from '../support/test-site.ts'

const rpcHeaders = {
  'content-type': 'application/json',
  'x-tsr-serverfn': 'true',
}
const publicUrl = testSite.url

type Headers = Record<string, string>

/** The URLs of the server functions that the scripts of the site call. */
const urls = serverFunctionUrls()

function serverFunctionUrls(): string[] {
  const scripts = globSync(`${outputFolder}/public/assets/*.js`)
  const text = scripts.map((script) => readFileSync(script, 'utf8')).join('')
  const ids = new Set(text.match(/(?<=["'`])[0-9a-f]{64}(?=["'`])/g))
  return Array.from(ids, (id) => `${site.url}/_serverFn/${id}`)
}

test('calls that cannot be read fail and leave the site running', async () => {
  const headers = { origin: site.url, ...rpcHeaders }
  const missing = `${site.url}/_serverFn/${'0'.repeat(64)}`
  for (const url of [missing, ...urls]) {
    for (const body of ['{', '{}', 'null', '']) {
      const response = await fetch(url, { method: 'POST', headers, body })
      expect(response.ok).toBe(false)
    }
  }
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
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
  'another site in an old browser': { origin: 'https://elsewhere.example' },
  'an origin that begins like this one': {
    origin: `${publicUrl}.elsewhere.example`,
  },
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

/** Posts a call without data to every server function. */
async function statusesFor(headers: Headers): Promise<number[]> {
  const body = '{"t":{"t":10,"i":0,"p":{"k":[],"v":[]},"o":0},"f":63,"m":[]}'
  const call = { method: 'POST', body, headers: { ...rpcHeaders, ...headers } }
  const responses = await Promise.all(urls.map((url) => fetch(url, call)))
  return responses.map(({ status }) => status)
}

test.each(Object.entries(rejectedCallers))(
  'calls from %s are rejected',
  async (_caller, headers) => {
    expect(new Set(await statusesFor(headers))).toEqual(new Set([403]))
  },
)

test.each(Object.entries(acceptedCallers))(
  'calls from %s reach their function',
  async (_caller, headers) => {
    expect(await statusesFor(headers)).not.toContain(403)
  },
)

/** Settings, reviews and two videos. The other functions need a POST. */
const readingFunctions = 4

test.each<{ caller: string; accepting: number; headers: Headers }>([
  {
    caller: 'the public address',
    accepting: readingFunctions,
    headers: { referer: `${publicUrl}/contact` },
  },
  {
    caller: 'another site',
    accepting: 0,
    headers: { referer: 'https://elsewhere.example/contact' },
  },
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
