import { hash } from 'node:crypto'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Picture } from '../../app/content/picture.ts'
import { nameOf, sitePictures } from '../../app/content/site-pictures.ts'
import { seamPercent } from '../../app/lib/picture-seam.ts'
import { pagesOfEachKind, sharedPicture } from '../../app/lib/site-pages.ts'
import { filesOf, publicPath } from '../../scripts/lib/make-picture.ts'
import { longWorkMs } from '../support/timeouts.ts'
import { type CommandResult, runCommand } from './support/run-command.ts'

const red = { r: 200, g: 30, b: 30 }
const blue = { r: 30, g: 30, b: 200 }

const success = { status: 0, stderr: '' }

const colorsFile = 'app/content/generated/picture-colors.ts'

// Encoding AVIF takes most of a processor's minute.
vi.setConfig({ testTimeout: longWorkMs })

let project = ''
let photographs = ''

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'pictures-'))
  photographs = join(project, 'photographs')
  for (const path of [
    ...globSync('public/{pictures/*/*.webp,social/*,videos/*.webp}'),
    colorsFile,
  ])
    cpSync(path, join(project, path))
})

afterEach(() => rmSync(project, { recursive: true, force: true }))

/** Runs `npm run pictures` in the project folder of the test. */
function runPictures(...args: string[]): Promise<CommandResult> {
  return runCommand('pictures', args, {}, project)
}

function plain(background: typeof red, width = 1600, height = 1200): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

function addFile(name: string, bytes: Buffer | string): void {
  const path = join(photographs, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

/**
 * Creates a photo as a phone held sideways stores it: red above blue, with EXIF
 * rotation and location.
 */
async function phonePhotograph(): Promise<Buffer> {
  const lower = await plain(blue, 1600, 1000).png().toBuffer()
  return await plain(red, 1600, 2000)
    .composite([{ input: lower, top: 1000, left: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 34/1 53/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

function findPicture(name: string): Picture {
  const picture = sitePictures.find((each) => nameOf(each) === name)
  if (!picture) throw new Error(`There is no picture named ${name}.`)
  return picture
}

function finishedFiles(name: string) {
  return filesOf(findPicture(name)).map((file) =>
    Object.assign(file, { path: join(project, publicPath(file.src)) }),
  )
}

/**
 * Returns the color of a picture at a point. `x` and `y` are fractions of its
 * width and height.
 */
async function colorAt(
  path: string,
  x: number,
  y: number,
): Promise<'red' | 'blue' | 'other'> {
  const picture = sharp(path)
  const { width, height } = await picture.metadata()
  const left = Math.floor(x * width)
  const top = Math.floor(y * height)
  const pixel = picture.extract({ left, top, width: 1, height: 1 })
  const [r = 0, , b = 0] = await pixel.raw().toBuffer()
  if (r > 150 && b < 80) return 'red'
  return b > 150 && r < 80 ? 'blue' : 'other'
}

/** Returns a hash of every picture and of the colors file, keyed by path. */
function snapshot(): Map<string, string> {
  const paths = globSync('{public/pictures,app}/**/*.{avif,webp,ts}', {
    cwd: project,
  })
  const snapshot = new Map<string, string>()
  for (const path of paths) {
    const bytes = readFileSync(join(project, path))
    snapshot.set(path, hash('sha256', bytes))
  }
  return snapshot
}

/** Expects a file with the format and size of a finished picture, and no metadata. */
async function expectFinished(file: ReturnType<typeof finishedFiles>[number]) {
  const { path, width, height, format } = file
  const metadata = await sharp(path).metadata()
  expect(metadata).toMatchObject({
    mediaType: `image/${format}`,
    width,
    height,
  })
  expect(metadata).not.toHaveProperty('exif')
  expect(metadata).not.toHaveProperty('icc')
}

test('replaces pictures with the owner’s photographs, rotated upright and without location data, and ignores other files', async () => {
  for (const name of ['Thumbs.db', 'services/.DS_Store', 'services/._roof.jpg'])
    addFile(name, 'system')
  mkdirSync(join(photographs, '2024.05 job'))
  addFile('services/ROOF.JPG', await phonePhotograph())
  addFile(
    'epoxy/small-patios.avif',
    await plain(red).avif({ effort: 0 }).toBuffer(),
  )
  addFile(
    'gallery/house-red-barn.before.png',
    await plain(red).png().toBuffer(),
  )
  addFile(
    'gallery/house-red-barn.after.webp',
    await plain(blue).webp().toBuffer(),
  )
  expect(await runPictures(photographs)).toMatchObject(success)

  const roofs = finishedFiles('services/roof')
  const patios = finishedFiles('epoxy/small-patios')
  for (const file of [...roofs, ...patios]) await expectFinished(file)
  for (const { path } of roofs) {
    expect(await colorAt(path, 0.1, 0.5)).toBe('blue')
    expect(await colorAt(path, 0.9, 0.5)).toBe('red')
  }
  for (const page of pagesOfEachKind) {
    const path = publicPath(sharedPicture(page).src)
    const bytes = readFileSync(join(project, path))
    expect(bytes.length).toBeGreaterThan(0)
  }

  // A pair has a file for each half and a whole that is split along a slanted
  // line where its content says.
  const seam = seamPercent(findPicture('gallery/house-red-barn')) / 100
  expect(seam).not.toBe(0.5)
  for (const { path, part } of finishedFiles('gallery/house-red-barn')) {
    expect(await colorAt(path, 0.1, 0.5)).toBe(
      part === 'after' ? 'blue' : 'red',
    )
    expect(await colorAt(path, 0.9, 0.5)).toBe(
      part === 'before' ? 'red' : 'blue',
    )
    if (part !== 'whole') continue
    expect(await colorAt(path, seam + 0.02, 0.01)).toBe('red')
    expect(await colorAt(path, seam - 0.02, 0.99)).toBe('blue')
  }
  const colors = readFileSync(join(project, colorsFile), 'utf8')
  expect(colors.replaceAll(/\s/g, '')).toContain(
    '"gallery/house-red-barn":["#c22","#22c"]',
  )
  // The site labels all other pictures as illustrations.
  const ownPictures = [
    'epoxy/small-patios',
    'gallery/house-red-barn',
    'services/roof',
  ]
  expect(colors).toContain(
    `ownPhotographs: readonly string[] = ${JSON.stringify(ownPictures, null, 2)}\n`,
  )
})

test('names every file that it cannot use, and changes nothing', async () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
  ])
  const jpeg = await plain(red).jpeg().toBuffer()
  addFile('services/roof.HEIC', heic)
  addFile('services/patio.jpg', heic)
  addFile('services/gutter.jpg', jpeg.subarray(0, jpeg.length / 2))
  addFile('services/driveway.png', '')
  addFile('services/full-house.webp', 'not a picture')
  addFile(
    'services/commercial.jpg',
    await plain(red, 640, 480).jpeg().toBuffer(),
  )
  addFile('gallery/house-red-barn.before.jpg', jpeg)
  addFile('IMG_0001.JPG', jpeg)
  addFile('2024.05 job/IMG_0002.JPG', jpeg)
  const before = snapshot()

  const { status, stderr } = await runPictures(photographs)
  expect(status).toBe(1)
  expect(stderr.trim().split('\n').toSorted()).toEqual(
    [
      'services/roof.HEIC is a HEIC file. Export it as a JPEG.',
      'services/patio.jpg is a HEIC file. Export it as a JPEG.',
      'services/gutter.jpg is damaged or incomplete.',
      'services/driveway.png is empty.',
      'services/full-house.webp is damaged or incomplete.',
      'services/commercial.jpg is 640 x 480 pixels. Minimum: 1200 x 800.',
      'gallery/house-red-barn.before.jpg: this picture needs gallery/house-red-barn.before and gallery/house-red-barn.after, one file each.',
      'IMG_0001.JPG does not match any picture.',
      '2024.05 job/IMG_0002.JPG does not match any picture.',
    ].toSorted(),
  )
  expect(snapshot()).toEqual(before)
  expect(await runPictures('nowhere')).toMatchObject({
    status: 1,
    stderr: 'Folder not found: nowhere\n',
  })
})
