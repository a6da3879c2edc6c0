import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { headersOf } from '../../../app/server/http/flat-headers.ts'
import { createPageCopies } from '../../../app/server/page-cache/page-copies.server.ts'
import { copyOfPage, sizeOfCopy, smallestCopy } from '../../../app/server/page-cache/page-copy.server.ts'

const nonce = 'q0w1e2r3t4y5u6i7o8p9aa=='
const policy = `default-src 'none'; script-src 'self' 'nonce-${nonce}'`

interface Page {
  html?: string
  status?: number
  headers?: Record<string, string>
}

function copyOf({ html = page('<p>Hello</p>'), status = 200, headers = {} }: Page = {}) {
  const response = new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, s-maxage=60',
      'Content-Security-Policy': policy,
      ...headers,
    },
  })
  return copyOfPage(response, new Map(), ['X-Always', 'yes'])
}

function page(body: string): string {
  return `<!DOCTYPE html><html><head><meta property="csp-nonce" content="${nonce}"/></head><body>${body}<script nonce="${nonce}">go()</script></body></html>`
}

describe('a copy', () => {
  test('is rid of the nonce and names the scripts that had it', async () => {
    const copy = await copyOf()
    const html = new TextDecoder().decode(copy?.answers.identity.body)
    expect(html).not.toContain(nonce)
    const sent = headersOf(copy?.answers.identity.headers ?? [])
    expect(sent.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
    )
    expect(sent.get('X-Always')).toBe('yes')
  })

  test('blesses no script that did not have the nonce', async () => {
    const copy = await copyOf({ html: page('<script>steal()</script>') })
    const policy = headersOf(copy?.answers.identity.headers ?? []).get('Content-Security-Policy') ?? ''
    expect(policy.match(/sha256/g)).toHaveLength(1)
  })

  test('names what is to be fetched early, as the page itself did', async () => {
    const link = '</assets/display.woff2>; rel=preload; as=font'
    const copy = await copyOf({ headers: { Link: link } })
    expect(headersOf(copy?.answers.br.headers ?? []).get('Link')).toBe(link)
  })
})

test('a copy is coded soon and then well: the same page in fewer bytes, and its length is told', async () => {
  const paragraphs = Array.from({ length: 300 }, (_, index) => `<p>Surface ${(index * 7919) % 1000}</p>`)
  const soon = await copyOf({ html: page(paragraphs.join('')) })
  if (!soon) throw new Error('no copy')
  const small = await smallestCopy(soon)

  expect(small.etag).toBe(soon.etag)
  const html = soon.answers.identity.body.toString()
  for (const { gzip, br } of [soon.answers, small.answers]) {
    expect(gunzipSync(gzip.body).toString()).toBe(html)
    expect(brotliDecompressSync(br.body).toString()).toBe(html)
    for (const { headers, body } of [gzip, br]) {
      expect(headersOf(headers).get('Content-Length')).toBe(String(body.byteLength))
    }
  }
  expect(small.answers.br.body.byteLength).toBeLessThan(soon.answers.br.body.byteLength)
})

test.each<[string, Page]>([
  ['that went wrong', { status: 500 }],
  ['that was not found', { status: 404 }],
  ['that was refused', { status: 422 }],
  ['that did not say it may be shared', { headers: { 'Cache-Control': 'private' } }],
  ['that was cut short', { html: page('<p>Hel').slice(0, -20) }],
  ['of which a part failed', { html: page('<!--$!--><template></template>') }],
  ['of which a part failed late', { html: page('<script>$RX("B:0")</script>') }],
  ['that still knows its nonce', { html: page(`<p>${nonce}</p>`) }],
  ['that never had a nonce', { headers: { 'Content-Security-Policy': "default-src 'none'" } }],
])('there is no copy of a page %s', async (_, made) => {
  expect(await copyOf(made)).toBeUndefined()
})

test('copies are bounded by their bytes, and the one asked for longest ago leaves first', async () => {
  const copy = await copyOf({ html: page('x'.repeat(10_000)) })
  if (!copy) throw new Error('no copy')
  const copies = createPageCopies(sizeOfCopy(copy) * 3)
  for (const address of ['/a', '/b', '/c']) copies.keep(address, copy)
  expect(copies.find('/a')).toBeDefined()
  copies.keep('/d', copy)
  expect(['/a', '/b', '/c', '/d'].filter((address) => copies.find(address))).toEqual(['/a', '/c', '/d'])
})

test('a copy counts with all its forms', async () => {
  const copy = await copyOf({ html: page('x'.repeat(100_000)) })
  expect(copy && sizeOfCopy(copy)).toBeGreaterThan(100_000)
})
