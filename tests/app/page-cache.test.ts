import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { serviceAreas } from '../../app/content/cities/city.ts'
import { type ChangingBackend, startChangingBackend } from '../fakes/changing-backend.ts'
import { testSite } from '../support/test-site.ts'
import { browse, type DrivenSite, nonceOf, startDrivenSite, untilKept } from './kept-pages.ts'
import { isData, textsOf } from './page-parts.ts'
import { pages } from './route-table.ts'

// Each is first asked for by the test that names it.
const [forOne, copied, marked, posted] = serviceAreas.map(({ slug }) => `/city/${slug}`)

let backend: ChangingBackend
let site: DrivenSite

beforeAll(async () => {
  backend = await startChangingBackend()
  site = await startDrivenSite(backend.url)
})
afterAll(async () => {
  await site.stop()
  await backend.stop()
})

describe('the first visitor', () => {
  test('gets a page whose scripts carry the nonce of this very answer', async () => {
    const first = await browse(`${site.url}/contact`)
    const nonce = nonceOf(first)
    expect(nonce).toMatch(/^[\w+/]{22}==$/)
    const scripts = (await first.text()).match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) {
      expect(script.includes(`nonce="${nonce}"`) || isData(script)).toBe(true)
    }
  })

  test('gets it for himself: nobody may keep it, and going back asks again', async () => {
    const first = await browse(`${site.url}${forOne}`)
    expect(nonceOf(first)).toBeDefined()
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(first.headers.get('etag')).toBeNull()
    await first.text()
  })
})

describe.each(pages)('the copy of $path', ({ path }) => {
  test('allows its own inline scripts by their hashes, no other and none by a nonce', async () => {
    const kept = await untilKept(site.url + path)
    const policy = kept.headers.get('content-security-policy') ?? ''
    const html = await kept.text()
    const inline = [...html.matchAll(/(<script(?![^>]*src=)[^>]*>)(.+?)<\/script>/gs)].filter(
      ([, tag = '']) => !isData(tag),
    )
    expect(inline.length).toBeGreaterThan(0)
    const hashes = inline.map(
      ([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    )
    const named = policy.match(/'sha256-[^']+'/g) ?? []
    expect(named.toSorted()).toEqual([...new Set(hashes)].toSorted())
    expect(policy).not.toMatch(/unsafe-inline[^;]*script|script-src[^;]*unsafe/)
    expect(html).not.toContain('nonce')
  })
})

test('a copy says what the first visitor read', async () => {
  const address = `${site.url}${copied}?quote=sent`
  const first = await (await browse(address)).text()
  const kept = await (await untilKept(address)).text()
  expect(withoutScripts(kept)).toBe(withoutScripts(first))
})

test('a copy is whole in one piece: its reviews stand where they belong, without a script that moves them', async () => {
  const kept = await (await untilKept(site.url)).text()
  expect(kept).toContain('Spotless.')
  expect(kept).not.toContain('$RC(')
  expect(textsOf(kept, 'title')).toHaveLength(1)
})

test('a copy may be kept by everybody, who asks each time whether it still holds', async () => {
  const kept = await untilKept(`${site.url}/contact`)
  expect(kept.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const etag = kept.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
  for (const ifNoneMatch of [etag, `"other", ${etag}`, etag.slice(2)]) {
    const again = await fetch(`${site.url}/contact`, { headers: { 'if-none-match': ifNoneMatch } })
    expect(again.status).toBe(304)
    expect(again.headers.get('content-security-policy')).toBe(kept.headers.get('content-security-policy'))
    expect(again.headers.get('etag')).toBe(etag)
  }
  const other = await fetch(`${site.url}/contact`, { headers: { 'if-none-match': 'W/"other"' } })
  expect(other.status).toBe(200)
})

test.each([
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['gzip;q=0', 'identity'],
  ['nonsense;;;q=x', 'identity'],
])('Accept-Encoding "%s" is answered in %s, kept or not', async (accepted, coding) => {
  await untilKept(`${site.url}/epoxy`)
  for (const path of ['/epoxy', '/nowhere']) {
    const { encoding, text, vary } = await rawAnswer(path, accepted)
    expect(encoding).toBe(coding)
    expect(vary).toBe('Accept-Encoding')
    expect(text).toContain('</html>')
  }
})

test.each(['?utm_source=mail&gclid=Q', '?x', '?a=%26&a=b&id=0123', '?%00', '?quot=sent', '?fbclid=%F0%9F'])(
  'what a page does not read (%s) makes no other copy of it',
  async (query) => {
    const etag = (await untilKept(`${site.url}/contact`)).headers.get('etag')
    const answer = await fetch(`${site.url}/contact${query}`)
    expect(answer.headers.get('etag')).toBe(etag)
  },
)

test('what a page reads makes a copy of its own', async () => {
  const plain = await untilKept(`${site.url}/services`)
  const roof = await untilKept(`${site.url}/services?utm_source=x&tab=roof`)
  expect(roof.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  expect(await (await fetch(`${site.url}/services?tab=roof`)).text()).toContain('Roof Cleaning in Sacramento')
})

test('nothing a visitor brings gets into a page, neither the own nor the next one', async () => {
  const headers = {
    cookie: 'session=marked-cookie',
    host: 'marked-host.example',
    'x-forwarded-host': 'marked-forwarded.example',
    'x-forwarded-proto': 'marked-proto',
    'x-forwarded-for': '203.0.113.77',
    forwarded: 'host=marked-forwarded.example',
    accept: 'application/marked, text/html;q=0.1',
    'accept-language': 'marked-language',
    referer: 'https://marked-referer.example/',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0 marked-agent',
    'x-body-refused': '1',
  }
  const own = await rawAnswer(`${marked}?quote=sent&marked=marked-query`, '', headers)
  expect(own.status).toBe(200)
  const next = await untilKept(`${site.url}${marked}?quote=sent`)
  for (const seen of [own.text, await next.text(), JSON.stringify([...next.headers])]) {
    expect(seen).not.toMatch(/marked|203\.0\.113\.77/)
  }
  expect(own.text).toContain(`<link rel="canonical" href="${testSite.url}${marked}"`)
})

test('what was posted is seen by nobody else', async () => {
  const body = new URLSearchParams({ firstName: 'Posted-Name', email: 'no address', phone: '' })
  const address = `${site.url}${posted}?quote=sent`
  const answer = await fetch(address, {
    method: 'POST',
    headers: { origin: site.url },
    body,
  })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toContain('Posted-Name')
  const next = await browse(address)
  expect(nonceOf(next)).toBeDefined()
  expect(await next.text()).not.toContain('Posted-Name')
  expect(await (await untilKept(address)).text()).not.toContain('Posted-Name')
})

test.each(['/nowhere', '/404', '/assets/missing.js'])('%s is never kept', async (path) => {
  for (let visit = 0; visit < 3; visit += 1) {
    const answer = await fetch(site.url + path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('etag')).toBeNull()
    await answer.text()
  }
})

test('a value the router tidies is still sent on its way', async () => {
  await untilKept(`${site.url}/services`)
  const answer = await fetch(`${site.url}/services?tab=moat`, { redirect: 'manual' })
  expect(answer.status).toBe(307)
})

test('HEAD has the headers of the copy and nothing else', async () => {
  const kept = await untilKept(`${site.url}/gallery`)
  const head = await fetch(`${site.url}/gallery`, { method: 'HEAD' })
  expect(head.headers.get('etag')).toBe(kept.headers.get('etag'))
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000)
  expect(await head.text()).toBe('')
})

/** What is read and seen of a page: not its scripts, and not the moment it was made. */
function withoutScripts(html: string): string {
  return html
    .replace(/(name="shown_at" value=)"\d+"/, '$1')
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/ nonce="[^"]+"/g, '')
    .replaceAll(/<meta property="csp-nonce"[^>]*>/g, '')
}

interface RawAnswer {
  status: number | undefined
  encoding: string
  vary: string | undefined
  text: string
}

/** `fetch` would set the coding, the host and some other headers itself. */
function rawAnswer(path: string, accepted: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const { port } = new URL(site.url)
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, path, headers: { ...headers, ...(accepted ? { 'accept-encoding': accepted } : {}) } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const encoding = response.headers['content-encoding'] ?? 'identity'
          const { vary } = response.headers
          resolve({
            status: response.statusCode,
            encoding,
            vary,
            text: decoded(Buffer.concat(chunks), encoding),
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

function decoded(bytes: Buffer, encoding: string): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}
