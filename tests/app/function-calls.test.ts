import { toJSON } from 'seroval'
import { beforeAll, describe, expect, test } from 'vitest'

import { serverFunctionUrls } from './server-functions.ts'
import { site } from './site.ts'

const asThePage = { 'content-type': 'application/json', 'x-tsr-serverfn': 'true' }
const publicOrigin = 'https://rivermark.example'

const callerEmail = 'caller@mail.example'
/** Whose calls were not refused. */
const taken: string[] = []

let urls: string[]
beforeAll(async () => {
  urls = await serverFunctionUrls(site.url)
})

describe('a call of a server function', () => {
  test.each([
    ['no JSON', '{'],
    ['JSON that is no call', '{}'],
    ['a call without data', '{"t":{"t":10,"i":0,"p":{"k":[],"v":[]},"o":0},"f":63,"m":[]}'],
    ['null', 'null'],
    ['nothing', ''],
  ])('with %s is never a 5xx', async (_, body) => {
    for (const url of urls) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { origin: site.url, ...asThePage },
        body,
      })
      expect(response.status).toBeLessThan(500)
    }
  })

  test('by another method is 405', async () => {
    for (const url of urls) {
      const response = await fetch(url, { method: 'PUT', headers: { origin: site.url } })
      expect(response.status).toBe(405)
    }
  })

  // A page of somebody else's makes the browser of a visitor call us: it may, but not without saying where from.
  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
    ['another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin: publicOrigin }],
    ['a neighbor under the same domain', { 'sec-fetch-site': 'same-site', origin: publicOrigin }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['another site, in a browser that says no more', { origin: 'https://elsewhere.example' }],
    ['a name that begins with ours', { origin: `${publicOrigin}.elsewhere.example` }],
    ['a page without an origin', { origin: 'null' }],
    ['another site, by its referrer alone', { referer: 'https://elsewhere.example/contact' }],
  ])('from %s is refused', async (who, headers) => {
    for (const { status } of await callEach(who, headers)) expect(status).toBe(403)
  })

  test.each<[string, Record<string, string>]>([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'http://behind-a-proxy.example' }],
    ['iOS before 16.4, behind TLS', { origin: publicOrigin }],
    ['an older browser still, by its referrer', { referer: `${publicOrigin}/contact` }],
    ['a page of ours without a proxy', { origin: site.url }],
  ])('from %s is taken', async (who, headers) => {
    const answers = await callEach(who, headers)
    expect(answers.map(({ status }) => status)).not.toContain(403)
    taken.push(who)
  })

  // Reviews and the two films.
  test.each<[number, Record<string, string>]>([
    [3, { referer: `${publicOrigin}/contact` }],
    [3, { referer: `${site.url}/contact` }],
    [0, { referer: 'https://elsewhere.example/contact' }],
    [0, { 'sec-fetch-site': 'cross-site' }],
    [0, {}],
  ])('that only reads is taken of %i functions from %j', async (taken, headers) => {
    const answers = await Promise.all(
      urls.map((url) => fetch(url, { headers: { ...asThePage, ...headers } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(taken)
  })

  test('stores what was taken, once, and nothing of what was refused', async () => {
    const names = (await site.quotes()).filter(({ email }) => email === callerEmail)
    expect(names.map(({ firstName }) => firstName).toSorted()).toEqual(taken.toSorted())
  })
})

/** Calls every function the page may call as its form would; only the one that takes quotes understands. */
async function callEach(firstName: string, headers: Record<string, string>): Promise<Response[]> {
  const data = {
    request: { firstName, email: callerEmail, phone: '916 555 0171' },
    idempotencyKey: firstName.replaceAll(' ', '-'),
    traces: { trap: '', filledInMs: 9000 },
  }
  const body = JSON.stringify(toJSON({ data }))
  const call = { method: 'POST', body, headers: { ...asThePage, ...headers } }
  return Promise.all(urls.map((url) => fetch(url, call)))
}
