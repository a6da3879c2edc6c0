import sharp from 'sharp'
import { expect, test } from 'vitest'

import { readPicture } from '../../../supabase/functions/add-quote-photo/read-picture.ts'
import {
  cameraAvif,
  cameraHeic,
  cameraJpeg,
  cameraPng,
  cameraWebp,
  cameraWords,
  hugePng,
} from '../../support/camera-pictures.ts'

type Bytes = Uint8Array<ArrayBuffer>

async function read(bytes: Bytes) {
  const picture = await readPicture(bytes)
  if (!picture.ok) throw new Error(picture.reason)
  return picture
}

function bytesOf(text: string): Bytes {
  return Uint8Array.from(Buffer.from(text, 'latin1'))
}

function textOf(bytes: Bytes): string {
  return Buffer.from(bytes).toString('latin1')
}

function concat(...parts: (Bytes | string)[]): Bytes {
  const all = parts.map((part) =>
    typeof part === 'string' ? bytesOf(part) : part,
  )
  return Uint8Array.from(Buffer.concat(all))
}

function pixels(bytes: Bytes) {
  return sharp(bytes).autoOrient().raw().toBuffer()
}

const cameras = [
  { extension: 'jpg', take: cameraJpeg },
  { extension: 'png', take: cameraPng },
  { extension: 'webp', take: cameraWebp },
  { extension: 'avif', take: cameraAvif },
]

test.each(cameras)(
  'keeps every pixel of a camera’s $extension, and neither its place nor its camera',
  async ({ extension, take }) => {
    const taken = await take()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const picture = await read(taken)
    expect(picture.extension).toBe(extension)
    for (const words of ['Example Phone', 'GPS'])
      expect(textOf(picture.bytes)).not.toContain(words)
    expect(await pixels(picture.bytes)).toEqual(await pixels(taken))
  },
)

test('keeps which way is up in a JPEG, and nothing else of its camera data', async () => {
  const { bytes } = await read(await cameraJpeg())
  const { exif, orientation } = await sharp(bytes).metadata()
  expect(orientation).toBe(6)
  expect(exif).toHaveLength(32)
  expect(
    await sharp(bytes).autoOrient().toBuffer({ resolveWithObject: true }),
  ).toMatchObject({ info: { width: 40, height: 60 } })
})

test('overwrites the camera data of a HEIC', async () => {
  const taken = cameraHeic()
  for (const words of cameraWords) expect(textOf(taken)).toContain(words)
  const { bytes, extension } = await read(taken)
  expect(extension).toBe('heic')
  expect(bytes).toHaveLength(taken.length)
  for (const words of cameraWords) expect(textOf(bytes)).not.toContain(words)
  expect(textOf(bytes)).toContain('the picture')
})

const page = '<html><script>alert(1)</script>'

test('keeps nothing of a page that is hidden in a JPEG', async () => {
  const jpeg = await cameraJpeg()
  const comment = bytesOf(
    `\xff\xfe\0${String.fromCharCode(page.length + 2)}${page}`,
  )
  const polyglot = concat(jpeg.subarray(0, 2), comment, jpeg.subarray(2), page)
  const { bytes } = await read(polyglot)
  expect(textOf(bytes)).not.toContain('script')
  expect(bytes).toEqual((await read(jpeg)).bytes)
})

const noPictures = [
  {
    name: 'a page before a JPEG',
    make: async () => concat(page, await cameraJpeg()),
  },
  {
    name: 'an SVG',
    make: () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  },
  { name: 'a zip', make: () => bytesOf('PK\x03\x04\x14\0\0\0\0\0') },
  { name: 'a GIF', make: () => bytesOf('GIF89a\x01\0\x01\0\0\0\0;') },
  { name: 'nothing', make: () => bytesOf('') },
  { name: 'half a JPEG', make: async () => half(await cameraJpeg()) },
  { name: 'half a PNG', make: async () => half(await cameraPng()) },
  { name: 'half a WebP', make: async () => half(await cameraWebp()) },
  { name: 'the beginning of a HEIC', make: () => cameraHeic().subarray(0, 60) },
]

function half(bytes: Bytes): Bytes {
  return bytes.slice(0, bytes.length / 2)
}

test.each(noPictures)('rejects $name', async ({ make }) => {
  expect(await readPicture(Uint8Array.from(await make()))).toEqual({
    ok: false,
    reason: 'not-a-picture',
  })
})

test('rejects what would take gigabytes to show, without decoding it', async () => {
  const tooMany = { ok: false, reason: 'too-many-pixels' }
  expect(await readPicture(await hugePng(30_000, 30_000))).toEqual(tooMany)
  const heic = cameraHeic({ width: 30_000, height: 30_000 })
  expect(await readPicture(heic)).toEqual(tooMany)
})

test('survives a picture with any byte changed', async () => {
  for (const taken of [
    await cameraJpeg(),
    await cameraPng(),
    await cameraWebp(),
    await cameraAvif(),
    cameraHeic(),
  ]) {
    for (let index = 0; index < Math.min(taken.length, 600); index += 1) {
      const broken = Uint8Array.from(taken)
      broken[index] = 255 - (taken[index] ?? 0)
      await expect(readPicture(broken)).resolves.toHaveProperty('ok')
    }
  }
})
