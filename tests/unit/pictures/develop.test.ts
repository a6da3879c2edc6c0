import sharp from 'sharp'
import { expect, test } from 'vitest'

import { develop, type Negative } from '../../../scripts/photography/develop.ts'
import { printGrade } from '../../../scripts/photography/grade.ts'
import { splitPicture } from '../../../scripts/photography/split.ts'

const wide = { width: 1200, height: 900 }
const red = { r: 200, g: 30, b: 30 }
const blue = { r: 30, g: 30, b: 200 }

const plain = (color: typeof red, size = wide) =>
  sharp({ create: { ...size, channels: 3, background: color } })

/** A sideways phone photograph: stored upright, red above blue, to be turned by a quarter. */
async function sidewaysPhotograph(): Promise<Buffer> {
  const lower = await plain(blue, { width: 1600, height: 1000 }).png().toBuffer()
  return await plain(red, { width: 1600, height: 2000 })
    .composite([{ input: lower, top: 1000, left: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 34/1 53/1' }, IFD0: { Make: 'A phone' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

async function pixel({ data, raw }: Negative, left: number, top: number): Promise<number[]> {
  const area = { left, top, width: 1, height: 1 }
  return [...(await sharp(data, { raw }).extract(area).raw().toBuffer())]
}

const isBlue = ([r = 0, , b = 0]: number[]) => b > 150 && r < 80
const isRed = ([r = 0, , b = 0]: number[]) => r > 150 && b < 80

test('a photograph that its camera held sideways is turned upright', async () => {
  const developed = await develop(
    { rendered: true, kind: 'single', image: await sidewaysPhotograph() },
    wide,
    printGrade,
  )
  if (!developed.ok || developed.kind !== 'single') throw new Error('not developed')
  expect(developed.image.raw).toEqual({ ...wide, channels: 3 })
  expect(isBlue(await pixel(developed.image, 20, 450))).toBe(true)
  expect(isRed(await pixel(developed.image, 1180, 450))).toBe(true)
})

test('both halves are cropped alike, to the middle', async () => {
  const edges = await plain(blue, { width: 300, height: 1200 }).png().toBuffer()
  const striped = await plain(red, { width: 2200, height: 1200 })
    .composite([{ input: edges, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const flat = await plain(red, { width: 2200, height: 1200 }).png().toBuffer()
  const developed = await develop(
    { rendered: true, kind: 'pair', before: striped, after: flat },
    wide,
    printGrade,
  )
  if (!developed.ok || developed.kind !== 'pair') throw new Error('not developed')
  expect(developed.before.raw).toEqual(developed.after.raw)
  expect(isRed(await pixel(developed.before, 0, 450)), 'the stripe at the edge is gone').toBe(true)
})

test('a photograph keeps its tones: a gray of 119 stays 119', async () => {
  const image = await plain({ r: 119, g: 119, b: 119 }).png().toBuffer()
  const developed = await develop({ rendered: false, kind: 'single', image }, wide, printGrade)
  if (!developed.ok || developed.kind !== 'single') throw new Error('not developed')
  expect(await pixel(developed.image, 600, 450)).toEqual([119, 119, 119])
})

test('both halves are graded alike', async () => {
  const gray = await plain({ r: 120, g: 120, b: 120 }).png().toBuffer()
  const developed = await develop(
    { rendered: true, kind: 'pair', before: gray, after: gray },
    wide,
    printGrade,
  )
  if (!developed.ok || developed.kind !== 'pair') throw new Error('not developed')
  const [red = 0, , blue = 0] = await pixel(developed.before, 600, 450)
  expect(red).toBeGreaterThan(130)
  expect(blue).toBeGreaterThan(red)
  expect(await pixel(developed.after, 600, 450)).toEqual(await pixel(developed.before, 600, 450))
})

test('a master that would have to be enlarged is refused, with the size it needs', async () => {
  const image = await plain(red, { width: 1300, height: 800 }).png().toBuffer()
  expect(await develop({ rendered: true, kind: 'single', image }, wide, printGrade)).toEqual({
    ok: false,
    problem: '1300 x 800 pixels are too few: at least 1200 x 900 are needed',
  })
})

test('a split picture is dirty left of a seam that leans to the right, clean on the other side', async () => {
  const half = async (color: typeof red): Promise<Negative> => ({
    data: await plain(color).raw().toBuffer(),
    raw: { ...wide, channels: 3 },
  })
  const split = await splitPicture(await half(red), await half(blue), wide)
  const { data, info } = await split.raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * wide.width + x) * info.channels).subarray(0, 3)]
  // Over 900 pixels, 8 degrees are 126: the seam goes from 663 at the top to 537 at the foot.
  expect(isRed(at(650, 2))).toBe(true)
  expect(isBlue(at(676, 2))).toBe(true)
  expect(isRed(at(524, 897))).toBe(true)
  expect(isBlue(at(550, 897))).toBe(true)
  expect(Math.min(...at(600, 450)), 'a light line on the seam').toBeGreaterThan(200)
})
