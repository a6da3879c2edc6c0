import { readFile } from 'node:fs/promises'

import { beforeAll, describe, expect, test } from 'vitest'

import { sendRequest } from './support/requests.ts'
import { site } from './support/site.ts'

const videoPath = '/videos/hero.mp4'

let video: Buffer
let script: string

beforeAll(async () => {
  video = await readFile(`public${videoPath}`)
  const { body } = await sendRequest(site.url, '/')
  const paths = [...new Set(body.match(/\/assets\/[\w-]+\.js/g))]
  const sized = await Promise.all(
    paths.map(async (path) => ({
      path,
      size: (await sendRequest(site.url, path)).body.length,
    })),
  )
  // The largest script, because compressing a small one would save nothing.
  script = sized.toSorted((one, other) => other.size - one.size)[0]?.path ?? ''
})

async function getFile(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    bytes,
  }
}

describe('a video', () => {
  test.each([
    { range: 'bytes=0-1', start: 0, end: 2 },
    { range: 'bytes=0-', start: 0, end: undefined },
    { range: 'bytes=1000-1999', start: 1000, end: 2000 },
    { range: 'bytes=-500', start: -500, end: undefined },
    { range: 'bytes=100-99999999', start: 100, end: undefined },
  ])('is sent partially for the range $range', async (requested) => {
    const { range, start, end } = requested
    const expected = video.subarray(start, end)
    const first = expected.byteOffset - video.byteOffset
    const last = first + expected.length - 1
    const part = await getFile(videoPath, { range })
    expect(part.status).toBe(206)
    expect(part.headers['content-range']).toBe(
      `bytes ${first}-${last}/${video.length}`,
    )
    expect(part.bytes.equals(expected)).toBe(true)
  })

  test.each(['bytes=999999999-', 'bytes=999999999-9999999999'])(
    'is not sent for the unsatisfiable range %s',
    async (range) => {
      const { status, headers } = await getFile(videoPath, { range })
      expect(status).toBe(416)
      expect(headers).toMatchObject({
        'content-range': `bytes */${video.length}`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    },
  )

  test.each([undefined, 'lines=1-2', 'bytes=x', 'bytes=0-1,5-6'])(
    'is sent in full for the range %s',
    async (range) => {
      const rangeHeader = range === undefined ? {} : { range }
      const { status, headers, bytes } = await getFile(videoPath, rangeHeader)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'accept-ranges': 'bytes',
        'content-type': 'video/mp4',
      })
      expect(bytes.equals(video)).toBe(true)
    },
  )

  test('is resumed only if the file is unchanged', async () => {
    const { headers } = await sendRequest(site.url, videoPath, {
      method: 'HEAD',
    })
    expect(headers['content-length']).toBe(String(video.length))
    const range = 'bytes=10-19'
    const unchanged = { range, 'if-range': headers['last-modified'] ?? '' }
    expect((await getFile(videoPath, unchanged)).status).toBe(206)
    // A weak ETag, as the site sends, does not prove that bytes are the same.
    const validators = [
      '"another"',
      'Sat, 01 Jan 2000 00:00:00 GMT',
      headers.etag ?? '',
    ]
    for (const validator of validators) {
      const changed = await getFile(videoPath, { range, 'if-range': validator })
      expect(changed.status).toBe(200)
    }
  })
})

describe('a script of the build', () => {
  test.each(['br', 'gzip'])(
    'is cached for a year and sent with %s compression',
    async (coding) => {
      const plain = await sendRequest(site.url, script)
      const { headers, body } = await sendRequest(site.url, script, {
        headers: { 'accept-encoding': coding },
      })
      expect(headers).toMatchObject({
        'content-encoding': coding,
        vary: 'Accept-Encoding',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(Number(headers['content-length'])).toBeLessThan(
        plain.body.length / 2,
      )
      expect(body).toBe(plain.body)
    },
  )

  test('is not sent again in any encoding when its ETag matches', async () => {
    for (const coding of ['br', 'gzip', 'identity']) {
      const accepted = { 'accept-encoding': coding }
      const first = await sendRequest(site.url, script, { headers: accepted })
      const known = { 'if-none-match': first.headers.etag ?? '' }
      const headers = { ...accepted, ...known }
      const again = await sendRequest(site.url, script, { headers })
      expect(again).toMatchObject({ status: 304, body: '' })
    }
  })
})

test.each([
  '/assets/missing-abc123.js',
  '/videos/missing.mp4',
  '/../package.json',
  '/..%2fserver%2findex.mjs',
  '/%2e%2e/server/index.mjs',
  '/videos/..%5c..%5cserver/index.mjs',
  '/videos/hero.mp4%00',
  '/videos/',
])('%s responds with 404 and is never cached', async (path) => {
  const { status, headers } = await sendRequest(site.url, path)
  expect({ status, cache: headers['cache-control'] }).toEqual({
    status: 404,
    cache: 'no-store',
  })
})

test('a missing script gets a 404 response of a few bytes instead of a page', async () => {
  const missing = await sendRequest(site.url, '/assets/missing-abc123.js')
  expect(missing.body.length).toBeLessThan(100)
  const encoded = await sendRequest(site.url, `${script}.br`)
  expect(encoded.status).toBe(404)
})

test('a picture is cached for an hour without revalidation, whatever its query string', async () => {
  const { headers } = await sendRequest(site.url, '/favicon.svg?v=2')
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=604800',
  })
})
