import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { galleryKinds } from '../../app/content/gallery-categories.ts'
import { serviceIds } from '../../app/content/services/service.ts'
import {
  startChangingBackend,
  type ChangingBackend,
} from '../fakes/changing-backend.ts'
import { postQuote } from '../support/post-quote.ts'
import { type RunningSite, startSite } from '../support/stack.ts'
import { testSite } from '../support/test-site.ts'
import { longWorkMs } from '../support/timeouts.ts'
import { pages } from './route-table.ts'
import { logLines } from './support/log-lines.ts'
import { canonicalsOf, parsePage } from './support/page-parts.ts'
import { sendRequest } from './support/requests.ts'
import { getSharedPage, startSiteWithClock } from './support/shared-pages.ts'

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
  const path = '/city/folsom?quote=sent'
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
  expect(canonicalsOf(parsePage(own.body))).toEqual([
    `${testSite.url}/city/folsom`,
  ])
  const next = await sendRequest(site.url, path)
  const shared = await getSharedPage(site.url, path)
  for (const { headers, body } of [own, next, shared])
    expect(JSON.stringify(headers) + body).not.toMatch(/marked|203\.0\.113\.77/)
})

test('posted data appears only in the response to that post', async () => {
  const path = '/city/loomis?quote=sent'
  const posted = await postQuote(site.url + path, { firstName: 'Posted-Name' })
  expect(posted.status).toBe(422)
  expect(posted.headers.get('cache-control')).toBe('no-store')
  expect(posted.headers.get('etag')).toBeNull()
  expect(await posted.text()).toContain('Posted-Name')
  const next = await sendRequest(site.url, path)
  const shared = await getSharedPage(site.url, path)
  expect(next.body + shared.body).not.toContain('Posted-Name')
})

test('a shared page has the same content as the first response, complete and in order', async () => {
  const first = await sendRequest(site.url, '/city/rocklin')
  const shared = await getSharedPage(site.url, '/city/rocklin')
  expect(stripScripts(shared.body)).toBe(stripScripts(first.body))
  const home = stripScripts((await getSharedPage(site.url, '/')).body)
  expect(home.indexOf('Spotless.')).toBeGreaterThan(0)
  expect(home.indexOf('Spotless.')).toBeLessThan(home.indexOf('<footer'))
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

test.each([
  '?utm_source=mail&gclid=Q',
  '?a=%26&a=b&id=0123',
  '?%00',
  '?quot=sent',
  '?fbclid=%F0%9F',
])(
  'a query that the page does not read (%s) returns the same page',
  async (query) => {
    const { headers } = await getSharedPage(site.url, '/contact')
    const { etag } = headers
    const queried = await sendRequest(site.url, `/contact${query}`)
    expect(queried.headers).toMatchObject({ etag })
  },
)

test('a query that the page reads returns a different page', async () => {
  const { headers } = await getSharedPage(site.url, '/services')
  const roof = await getSharedPage(site.url, '/services?utm_source=x&tab=roof')
  expect(roof.headers.etag).not.toBe(headers.etag)
  expect(roof.body).toContain('Roof Cleaning in Sacramento')
})

test(
  'thousands of junk queries evict no page from the cache',
  { timeout: longWorkMs },
  async () => {
    // The clock stands still, so every cached page stays fresh.
    const ownSite = await startSiteWithClock(backend.url, {
      LOG_LEVEL: 'debug',
    })
    onTestFinished(() => ownSite.stop())
    const paths = pages.map(({ path }) => path)
    for (const path of paths) await getSharedPage(ownSite.url, path)

    const junk = paths.flatMap((path) =>
      junkQueries.map((query) => withQuery(path, query)),
    )
    while (junk.length > 0) {
      const batch = junk.splice(0, 50)
      const head = { method: 'HEAD' }
      await Promise.all(batch.map((path) => fetch(ownSite.url + path, head)))
    }

    const { length } = ownSite.log()
    for (const path of paths) await sendRequest(ownSite.url, path)
    const levels = () =>
      logLines(ownSite.log().slice(length))
        .filter(({ method }) => method === 'GET')
        .map(({ level }) => level)
    // Pages from the cache are logged as `debug`, rendered ones as `info`.
    await expect.poll(levels).toEqual(paths.map(() => 'debug'))
  },
)

test.each([
  { accepted: '', coding: undefined },
  { accepted: 'gzip', coding: 'gzip' },
  { accepted: 'gzip, deflate, br, zstd', coding: 'br' },
  { accepted: 'br;q=0, gzip', coding: 'gzip' },
])(
  '"Accept-Encoding: $accepted" selects the content encoding $coding',
  async ({ accepted, coding }) => {
    const get = (path: string) =>
      sendRequest(site.url, path, { headers: { 'accept-encoding': accepted } })
    await expect
      .poll(async () => (await get('/epoxy')).headers['content-encoding'])
      .toBe(coding)
    for (const path of ['/epoxy', '/nowhere']) {
      const { headers, body } = await get(path)
      expect(headers['content-encoding']).toBe(coding)
      expect(headers.vary).toBe('Accept-Encoding')
      expect(body).toContain('</html>')
    }
  },
)

/** Values that some page reads, for the queries of all pages. */
const junkQueries = serviceIds.flatMap((tab) =>
  galleryKinds.map((kind) => `tab=${tab}&kind=${kind}&quote=sent`),
)

/** Adds a query. Of a parameter that is there already, the first counts. */
function withQuery(path: string, query: string): string {
  return path + (path.includes('?') ? '&' : '?') + query
}

/** Returns the HTML of a page without its scripts and nonces. */
function stripScripts(html: string): string {
  const perResponse =
    /<script\b.*?<\/script>|<meta property="csp-nonce"[^>]*>| nonce="[^"]*"/gs
  return html.replaceAll(perResponse, '')
}
