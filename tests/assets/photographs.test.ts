import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { serviceIds } from '../../app/content/services/service-index.ts'
import { makePictures } from '../../scripts/lib/make-pictures.ts'
import { listFiles } from '../../scripts/lib/photographs.ts'
import { findNameProblem } from '../../scripts/lib/picture-names.ts'
import { longWorkMs } from '../support/timeouts.ts'

const red = { r: 200, g: 30, b: 30 }
const blue = { r: 30, g: 30, b: 200 }
const [service = ''] = serviceIds

// Encoding AVIF takes most of a processor's minute.
vi.setConfig({ testTimeout: longWorkMs })

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.restoreAllMocks()
})

function make(
  seams: ReadonlyMap<string, number> = new Map(),
  findProblem: typeof findNameProblem = findNameProblem,
) {
  return makePictures({
    from: join(folder, 'photographs'),
    to: made(''),
    lineColor: '#ffffff',
    seams,
    findProblem,
  })
}

function made(path: string): string {
  return join(folder, 'made', path)
}

function addFile(name: string, bytes: Buffer | string): void {
  const path = join(folder, 'photographs', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

function plain(background: typeof red, width = 1600, height = 1200): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

function jpeg(...args: Parameters<typeof plain>): Promise<Buffer> {
  return plain(...args)
    .jpeg()
    .toBuffer()
}

/** A photograph as a phone held upright stores it: turned, with its place. */
async function phonePhotograph(color: typeof red): Promise<Buffer> {
  return await plain(color)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 34/1 53/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** `x` and `y` are shares of the picture's width and height. */
async function colorAt(path: string, x: number, y: number) {
  const picture = sharp(path)
  const { width, height } = await picture.metadata()
  const left = Math.floor(x * width)
  const top = Math.floor(y * height)
  const pixel = picture.extract({ left, top, width: 1, height: 1 })
  const [r = 0, , b = 0] = await pixel.raw().toBuffer()
  return r > b ? 'red' : 'blue'
}

test('makes a pair of two photographs: upright, without place, divided along a slanted seam', async () => {
  addFile(`${service}/1-before.jpg`, await phonePhotograph(red))
  addFile(`${service}/1-After.JPG`, await phonePhotograph(blue))
  for (const name of ['Thumbs.db', `${service}/._2-before.jpg`])
    addFile(name, 'system')

  const name = `${service}/1`
  const { pictures, problems } = await make(new Map([[name, 0.3]]))
  expect(problems).toEqual([])
  expect(pictures).toEqual({
    [name]: {
      width: 900,
      height: 1200,
      colors: ['#c22', '#22c'],
      pair: true,
      compared: true,
      photograph: true,
    },
  })
  for (const path of listFiles(made(''))) {
    const metadata = await sharp(made(path)).metadata()
    expect(metadata).not.toHaveProperty('exif')
    expect(metadata).not.toHaveProperty('icc')
  }
  const whole = made(`${name}.webp`)
  expect(await colorAt(whole, 0.32, 0.01)).toBe('red')
  expect(await colorAt(whole, 0.28, 0.99)).toBe('blue')
  expect(await colorAt(made(`${name}.before.avif`), 0.9, 0.5)).toBe('red')
  expect(await colorAt(made(`${name}.after-800.avif`), 0.1, 0.5)).toBe('blue')
})

test('makes only what is new, and removes what was made of a photograph that is gone', async () => {
  addFile(`services/${service}.png`, await plain(red).png().toBuffer())
  await make()
  expect(console.error).toHaveBeenCalledTimes(1)
  await make()
  expect(console.error).toHaveBeenCalledTimes(1)
  expect(listFiles(made(''))).not.toEqual([])

  rmSync(join(folder, 'photographs'), { recursive: true })
  expect(await make()).toEqual({ pictures: {}, problems: [] })
  expect(listFiles(made(''))).toEqual([])
})

test('names every photograph that it cannot use', async () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
  ])
  const photograph = await jpeg(red)
  addFile('services/1.HEIC', heic)
  addFile('services/2.jpg', heic)
  addFile('services/3.jpg', photograph.subarray(0, photograph.length / 2))
  addFile('services/4.png', '')
  addFile('services/5.jpg', 'not a picture')
  addFile('services/6.jpg', await jpeg(red, 640, 480))

  const { pictures, problems } = await make(new Map(), () => undefined)
  expect(pictures).toEqual({})
  expect(problems).toEqual([
    'pictures/services/1.HEIC is a HEIC file. Save it as JPEG.',
    'pictures/services/2.jpg is a HEIC file. Save it as JPEG.',
    'pictures/services/3.jpg is damaged or incomplete. Save it as JPEG.',
    'pictures/services/4.png is empty.',
    'pictures/services/5.jpg is damaged or incomplete. Save it as JPEG.',
    'pictures/services/6.jpg is 640 x 480 pixels. Minimum: 1200 x 800.',
  ])
  expect(existsSync(made(''))).toBe(false)
})

test('names every photograph that no page would show', async () => {
  const photograph = await jpeg(red)
  addFile(`${service}/1-before.jpg`, photograph)
  addFile(`${service}/2.jpg`, photograph)
  addFile('services/nowhere.jpg', photograph)
  addFile('IMG_0001.JPG', photograph)
  addFile('somewhere/1-before.jpg', photograph)
  addFile('somewhere/1-after.jpg', photograph)

  const { pictures, problems } = await make()
  expect(pictures).toEqual({})
  const withoutChoice = problems.map((problem) =>
    problem.replace(/(gallery|one of): .*$/, '$1'),
  )
  expect(withoutChoice.toSorted()).toEqual(
    [
      'pictures/IMG_0001.JPG: put it into a folder that is named after a service, a city or a category of the gallery',
      'pictures/services/nowhere.jpg: no page shows a picture of this name. Name it after one of',
      'pictures/somewhere/1-after.jpg: put it into a folder that is named after a service, a city or a category of the gallery',
      `pictures/${service}/1-before.jpg: the photograph after it is missing.`,
      `pictures/${service}/2.jpg: is it before or after? Say so at the end of its name, such as 1-before.jpg and 1-after.jpg.`,
    ].toSorted(),
  )
  expect(existsSync(made(''))).toBe(false)
})

test('names the half of a pair that is gone, also where it was there before', async () => {
  addFile(`${service}/1-before.jpg`, await jpeg(red))
  addFile(`${service}/1-after.jpg`, await jpeg(blue))
  expect(await make()).toMatchObject({ problems: [] })
  rmSync(join(folder, 'photographs', service, '1-after.jpg'))
  expect(await make()).toMatchObject({
    problems: [
      `pictures/${service}/1-before.jpg: the photograph after it is missing.`,
    ],
  })
})
