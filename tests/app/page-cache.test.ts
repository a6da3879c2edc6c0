import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  startChangingBackend,
  type ChangingBackend,
} from '../fakes/changing-backend.ts'
import { postQuote } from '../support/post-quote.ts'
import { type RunningSite, startSite } from '../support/stack.ts'
import { testSite } from '../support/test-site.ts'
import { tabServicePath } from './route-table.ts'
import { canonicalsOf, parsePage } from './support/page-parts.ts'
import { sendRequest } from './support/requests.ts'
import { getSharedPage } from './support/shared-pages.ts'

let backend: ChangingBackend
let site: RunningSite

beforeAll(async () => {
  backend = await startChangingBackend()
  site = await startSite({ supabaseUrl: backend.url, publishableKey: 'none' })
})
afterAll(async () => {
  await site.stop()
  await backend.stop()
})

test('data from a request appears on no page, neither in its own response nor in later ones', async () => {
  const path = tabServicePath
  const own = await sendRequest(site.url, `${path}&marked=marked-query`, {
    headers: {
      cookie: 'session=marked-cookie',
      host: 'marked-host.example',
      'x-forwarded-host': 'marked-forwarded.example',
      'x-forwarded-proto': 'marked-proto',
      'x-forwarded-for': '203.0.113.77',
      forwarded: 'host=marked-forwarded.example',
      accept: 'application/marked, text/html;q=0.1',
      'accept-language': 'marked-language',
      referer: 'https://marked-referer.example/',
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0 marked-agent',
    },
  })
  expect(own.status).toBe(200)
  expect(canonicalsOf(parsePage(own.body))).toEqual([testSite.url + path])
  const next = await sendRequest(site.url, path)
  const shared = await getSharedPage(site.url, path)
  for (const { headers, body } of [own, next, shared])
    expect(JSON.stringify(headers) + body).not.toMatch(/marked|203\.0\.113\.77/)
})

test('posted data appears only in the response to that post', async () => {
  const path = '/contact'
  const posted = await postQuote(site.url + path, { firstName: 'Posted-Name' })
  expect(posted.status).toBe(422)
  expect(posted.headers.get('cache-control')).toBe('no-store')
  expect(posted.headers.get('etag')).toBeNull()
  expect(await posted.text()).toContain('Posted-Name')
  const next = await sendRequest(site.url, path)
  const shared = await getSharedPage(site.url, path)
  expect(next.body + shared.body).not.toContain('Posted-Name')
})

test('a shared page is revalidated by its ETag', async () => {
  const { headers } = await getSharedPage(site.url, '/contact')
  const { etag = '', 'content-security-policy': policy } = headers
  expect(headers['cache-control']).toMatch(/^public, max-age=0\b/)
  for (const known of [etag, `"other", ${etag}`, etag.replace('W/', '')]) {
    const again = await sendRequest(site.url, '/contact', {
      headers: { 'if-none-match': known },
    })
    expect(again).toMatchObject({
      status: 304,
      body: '',
      headers: { etag, 'content-security-policy': policy },
    })
  }
  const changed = await sendRequest(site.url, '/contact', {
    headers: { 'if-none-match': 'W/"other"' },
  })
  expect(changed.status).toBe(200)
})

test.each(['?utm_source=mail&gclid=Q', '?fbclid=%F0%9F%00'])(
  'a query that the page does not read (%s) returns the same page',
  async (query) => {
    const { headers } = await getSharedPage(site.url, '/contact')
    const { etag } = headers
    const queried = await sendRequest(site.url, `/contact${query}`)
    expect(queried.headers).toMatchObject({ etag })
  },
)

test.each([
  { accepted: '', coding: undefined },
  { accepted: 'gzip', coding: 'gzip' },
  { accepted: 'gzip, deflate, br, zstd', coding: 'br' },
])(
  '"Accept-Encoding: $accepted" selects the content encoding $coding',
  async ({ accepted, coding }) => {
    const get = (path: string) =>
      sendRequest(site.url, path, { headers: { 'accept-encoding': accepted } })
    await expect
      .poll(async () => (await get('/reviews')).headers['content-encoding'])
      .toBe(coding)
    for (const path of ['/reviews', '/nowhere']) {
      const { headers, body } = await get(path)
      expect(headers['content-encoding']).toBe(coding)
      expect(headers.vary).toBe('Accept-Encoding')
      expect(body).toContain('</html>')
    }
  },
)
