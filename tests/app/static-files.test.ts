import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { beforeAll, describe, expect, test } from 'vitest'

import { firmFolder } from '../../scripts/lib/firm.cjs'
import { hasFilm } from '../support/has-film.ts'
import { site } from '../support/site.ts'
import { sendRequest } from './support/requests.ts'

const videoPath = '/videos/hero.mp4'

let script: string

beforeAll(async () => {
  const { body } = await sendRequest(site.url, '/')
  const paths = [...new Set(body.match(/\/assets\/[\w-]+\.js/g))]
  // The first that is compressed. Compressing a small one would save nothing.
  for (const path of paths) {
    script = path
    if ((await getScript('br')).headers['content-encoding']) break
  }
})

function getScript(coding: string) {
  const headers = { 'accept-encoding': coding }
  return sendRequest(site.url, script, { headers })
}

describe.runIf(hasFilm)('with a film', () => {
  test('a video is sent in full, or the part that is asked for, as iPhones need', async () => {
    const video = await readFile(join(firmFolder, 'films', basename(videoPath)))
    const whole = await fetch(site.url + videoPath)
    expect(whole.status).toBe(200)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'content-length': String(video.length),
    })
    const range = { range: 'bytes=1000-1999' }
    const part = await fetch(site.url + videoPath, { headers: range })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(
      `bytes 1000-1999/${video.length}`,
    )
    const bytes = Buffer.from(await part.arrayBuffer())
    expect(bytes.equals(video.subarray(1000, 2000))).toBe(true)
  })

  test('a range beyond the end of a video is refused, and the refusal is not cached', async () => {
    const { status, headers } = await sendRequest(site.url, videoPath, {
      headers: { range: 'bytes=999999999-' },
    })
    expect(status).toBe(416)
    expect(headers).toMatchObject({
      'content-range': expect.stringMatching(/^bytes \*\/\d+$/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })
})

test.each(['br', 'gzip'])(
  'a script of the build is cached for a year and sent with %s compression',
  async (coding) => {
    const plain = await getScript('identity')
    const { headers, body } = await getScript(coding)
    expect(headers).toMatchObject({
      'content-encoding': coding,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const sentBytes = Number(headers['content-length'])
    expect(sentBytes).toBeLessThan(plain.body.length)
    expect(body).toBe(plain.body)
  },
)

test.each([
  '/assets/missing-abc123.js',
  '/../package.json',
  '/..%2fserver%2findex.mjs',
  '/videos/hero.mp4%00',
  '/videos/',
])('%s responds with 404 and is never cached', async (path) => {
  const { status, headers } = await sendRequest(site.url, path)
  expect(status).toBe(404)
  expect(headers['cache-control']).toBe('no-store')
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
