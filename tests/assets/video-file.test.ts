import { readFileSync } from 'node:fs'

import { BufferSource } from 'mediabunny'
import { expect, onTestFinished, test } from 'vitest'

import { checkVideo, remoteSource } from '../../scripts/lib/video-file.ts'
import { listenOnLoopback } from '../fakes/loopback-server.ts'

const film = readFileSync('public/videos/hero-portrait.mp4')

/**
 * Returns an H.264 film whose sample description names another codec, as a
 * phone writes it.
 */
function filmIn(codec: string): Buffer {
  const bytes = Buffer.from(film)
  bytes.write(codec, bytes.indexOf('avc1', bytes.indexOf('stsd')), 'latin1')
  return bytes
}

/**
 * Returns the film with the profile byte of its H.264 configuration replaced.
 */
function filmWithProfile(profile: number): Buffer {
  const bytes = Buffer.from(film)
  bytes[bytes.indexOf('avcC') + 5] = profile
  return bytes
}

test('an H.264 film of a moderate size is accepted without advice', async () => {
  expect(await checkVideo(new BufferSource(film))).toEqual({
    ok: true,
    advice: undefined,
  })
})

test.each([
  {
    codec: 'hvc1',
    problem: /^is in H\.265 \(hvc1\), .*"Most Compatible".*HandBrake.*ffmpeg/,
  },
  { codec: 'hev1', problem: /^is in H\.265 \(hev1\)/ },
  {
    codec: 'dvh1',
    problem:
      /^is in a format that few browsers can play \(dvh1\)\. .*"Most Compatible"/,
  },
  {
    codec: 'av01',
    problem: /^is in AV1, which most iPhones cannot play\. .*ffmpeg/,
  },
])(
  'a film in $codec is rejected with the setting of the camera or a converter',
  async ({ codec, problem }) => {
    const report = await checkVideo(new BufferSource(filmIn(codec)))
    expect(report).toEqual({
      ok: false,
      problem: expect.stringMatching(problem),
    })
  },
)

test('a film in 10-bit H.264 is rejected', async () => {
  const report = await checkVideo(new BufferSource(filmWithProfile(0x6e)))
  expect(report).toMatchObject({ problem: expect.stringContaining('(avc1.6e') })
})

test('a file with sound only is rejected', async () => {
  const bytes = Buffer.from(film)
  bytes.write('soun', bytes.indexOf('vide', bytes.indexOf('hdlr')), 'latin1')
  const report = await checkVideo(new BufferSource(bytes))
  expect(report).toEqual({ ok: false, problem: 'has sound but no picture.' })
})

test('a truncated file is rejected', async () => {
  const report = await checkVideo(new BufferSource(film.subarray(0, 2000)))
  expect(report).toMatchObject({ ok: false })
})

test('a large film is accepted with its size and advice', async () => {
  const padding = Buffer.alloc(61_000_000 - film.length)
  // A free box at the end, which players skip.
  padding.writeUInt32BE(padding.length)
  padding.write('free', 4, 'latin1')
  const report = await checkVideo(
    new BufferSource(Buffer.concat([film, padding])),
  )
  expect(report).toEqual({
    ok: true,
    advice: expect.stringMatching(/^has 61\.0 MB, .*1\.5 MB/),
  })
})

/** Returns the first byte of a range such as `bytes=0-99`, and the last if any. */
function rangeOf(range = ''): [first: number, last: number | undefined] {
  const [first, last] = range.replace('bytes=', '').split('-')
  return [Number(first), last ? Number(last) : undefined]
}

test('a film on another server is checked too', async () => {
  const bytes = filmIn('hvc1')
  const server = await listenOnLoopback((request, response) => {
    const [start, end = bytes.length - 1] = rangeOf(request.headers.range)
    const part = bytes.subarray(start, end + 1)
    const last = start + part.length - 1
    const headers = {
      'content-range': `bytes ${start}-${last}/${bytes.length}`,
      'content-length': part.length,
    }
    response.writeHead(206, headers).end(part)
  })
  onTestFinished(() => server.stop())
  const report = await checkVideo(remoteSource(`${server.url}/film.mp4`))
  expect(report).toEqual({
    ok: false,
    problem: expect.stringMatching(/^is in H\.265/),
  })
})

test('a film whose server fails is rejected', async () => {
  const server = await listenOnLoopback((_, response) =>
    response.writeHead(500).end(),
  )
  onTestFinished(() => server.stop())
  expect(
    await checkVideo(remoteSource(`${server.url}/film.mp4`)),
  ).toMatchObject({ ok: false })
})
