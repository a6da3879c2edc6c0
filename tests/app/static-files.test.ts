import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startSite } from '../support/stack.ts'

let site: Awaited<ReturnType<typeof startSite>>
let film: Buffer

const path = '/films/hero.mp4'

beforeAll(async () => {
  site = await startSite({ supabaseUrl: 'http://127.0.0.1:9', publishableKey: 'none' })
  film = await readFile(`public${path}`)
})
afterAll(() => site.stop())

function get(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(site.url + address, { headers, method })
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

async function scriptPath(): Promise<string> {
  const page = await (await get('/')).text()
  const scripts = new Set(Array.from(page.matchAll(/\/assets\/[\w-]+\.js/g), ([path]) => path))
  const sized = await Promise.all(
    Array.from(scripts, async (path) => ({ path, size: (await bytesOf(await get(path))).length })),
  )
  // The largest: a few hundred bytes would not show what a coding saves.
  const [largest] = sized.toSorted((one, other) => other.size - one.size)
  if (!largest) throw new Error('The page names no script.')
  return largest.path
}

describe('a film', () => {
  test('comes whole to whoever asks for all of it, and says that it can come in parts', async () => {
    const whole = await get(path)
    expect(whole.status).toBe(200)
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    expect(whole.headers.get('content-type')).toBe('video/mp4')
    expect(await bytesOf(whole)).toEqual(film)
  })

  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=0-', 0, undefined],
    ['bytes=1000-1999', 1000, 1999],
    ['bytes=-500', -500, undefined],
    ['bytes=100-99999999', 100, undefined],
  ])('comes in the part that was asked for: %s', async (range, from, to) => {
    const part = await get(path, { range })
    const start = from < 0 ? film.length + from : from
    const end = to ?? film.length - 1
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end}/${film.length}`)
    expect(part.headers.get('content-length')).toBe(String(end - start + 1))
    expect(await bytesOf(part)).toEqual(film.subarray(start, end + 1))
  })

  test.each(['bytes=999999999-', 'bytes=999999999-9999999999'])(
    'has no part where it has ended: %s',
    async (range) => {
      const none = await get(path, { range })
      expect(none.status).toBe(416)
      expect(none.headers.get('content-range')).toBe(`bytes */${film.length}`)
      expect(none.headers.get('cache-control')).toBe('no-store')
      expect(none.headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  test.each(['lines=1-2', 'bytes=x', 'bytes=0-1,5-6'])('comes whole when asked for %s', async (range) => {
    const whole = await get(path, { range })
    expect(whole.status).toBe(200)
    expect(await bytesOf(whole)).toEqual(film)
  })

  test('goes on only where it is still the same film', async () => {
    const { headers } = await get(path, {}, 'HEAD')
    const range = 'bytes=10-19'
    const same = [headers.get('etag') ?? '', headers.get('last-modified') ?? '']
    for (const ifRange of same) {
      expect((await get(path, { range, 'if-range': ifRange })).status).toBe(206)
    }
    for (const ifRange of ['"another"', 'Sat, 01 Jan 2000 00:00:00 GMT', `W/${same[0]}`]) {
      const whole = await get(path, { range, 'if-range': ifRange })
      expect(whole.status).toBe(200)
      expect(await bytesOf(whole)).toEqual(film)
    }
  })

  test('has a length before it is fetched', async () => {
    const head = await get(path, { range: 'bytes=0-1' }, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(String(film.length))
    expect(await bytesOf(head)).toHaveLength(0)
  })
})

describe('a script of the build', () => {
  test('is kept for a year and comes in the best coding the visitor takes', async () => {
    const script = await scriptPath()
    const plain = await bytesOf(await get(script, { 'accept-encoding': 'identity' }))
    for (const coding of ['br', 'gzip']) {
      const coded = await get(script, { 'accept-encoding': coding })
      expect(coded.headers.get('content-encoding')).toBe(coding)
      expect(coded.headers.get('vary')).toBe('Accept-Encoding')
      expect(coded.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(Number(coded.headers.get('content-length'))).toBeLessThan(plain.length / 2)
      expect(await bytesOf(coded)).toEqual(plain)
    }
  })

  test('has a tag of its own in each coding, and is not sent to whoever has it', async () => {
    const script = await scriptPath()
    const tags = new Set<string | null>()
    for (const coding of ['br', 'gzip', 'identity']) {
      const etag = (await get(script, { 'accept-encoding': coding })).headers.get('etag') ?? ''
      tags.add(etag)
      const again = await get(script, { 'accept-encoding': coding, 'if-none-match': etag })
      expect(again.status).toBe(304)
      expect(again.headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect(tags.size).toBe(3)
  })

  test('is served under its own name only: its compressed forms have no address', async () => {
    expect((await get(`${await scriptPath()}.br`)).status).toBe(404)
  })
})

test.each([
  '/../package.json',
  '/..%2fserver%2findex.mjs',
  '/%2e%2e/server/index.mjs',
  '/films/..%5c..%5cserver/index.mjs',
  '/films/hero.mp4%00',
  '/%E0%A4%A',
  '/films',
  '/films/',
])('%s leads to no file', async (address) => {
  const answer = await get(address)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
})

test('a query on a file changes nothing', async () => {
  expect((await get('/favicon.svg?v=2')).headers.get('content-type')).toBe('image/svg+xml')
})

test('a picture may be shown for an hour unasked, and while it is looked for again', async () => {
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe(
    'public, max-age=3600, stale-while-revalidate=604800',
  )
})

test.each([
  ['/sitemap.xml', 'application/xml'],
  ['/robots.txt', 'text/plain'],
  ['/site.webmanifest', 'application/manifest+json'],
])('%s is compressed as well', async (address, type) => {
  const answer = await get(address, { 'accept-encoding': 'br' })
  expect(answer.headers.get('content-type')).toContain(type)
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect((await answer.text()).length).toBeGreaterThan(20)
})
