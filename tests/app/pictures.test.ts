import { execFile } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { publicPath } from '../../scripts/photography/finish.ts'
import { filesOf, type ListedPicture, listedPictures } from '../../scripts/photography/picture-list.ts'

// The smallest: what is asked is the same of all.
const single = smallestWhere(({ parts }) => parts.length === 1)
const pair = smallestWhere(({ parts }) => parts.length === 3)

let folder = ''

async function emptyProject(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'pictures-test-'))
  await mkdir(join(folder, 'app/content/generated'), { recursive: true })
  await mkdir(join(folder, 'scripts/photography'), { recursive: true })
}

const removeProject = () => rm(folder, { recursive: true, force: true })

function pixelsOf({ picture }: ListedPicture): number {
  return picture.width * picture.height
}

function smallestWhere(matches: (entry: ListedPicture) => boolean): ListedPicture {
  const [entry] = listedPictures.filter(matches).toSorted((one, other) => pixelsOf(one) - pixelsOf(other))
  if (!entry) throw new Error('The content names no such picture.')
  return entry
}

/** `npm run pictures -- ...` in a project folder of its own. */
function pictures(...args: string[]): Promise<{ output: string; code: number }> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [resolve('scripts/photography/pictures.ts'), ...args],
      { cwd: folder },
      (_, stdout, stderr) => done({ output: stdout + stderr, code: child.exitCode ?? 1 }),
    )
  })
}

const masterPath = (name: string) => join(folder, 'studio/masters', name)

/** A plain photograph from a phone that writes down where it was. */
async function dropMaster(name: string, width = 1600, height = 1200) {
  await mkdir(dirname(masterPath(name)), { recursive: true })
  await sharp({ create: { width, height, channels: 3, background: '#8c9a6f' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 34/1 53/1' } })
    .jpeg()
    .toFile(masterPath(name))
}

async function exifOf(file: string): Promise<Buffer | undefined> {
  return (await sharp(file).metadata()).exif
}

const finished = (entry: ListedPicture) => filesOf(entry).map(({ src }) => join(folder, publicPath(src)))

describe('a photograph dropped into the folder', () => {
  let made: Awaited<ReturnType<typeof pictures>>
  beforeAll(async () => {
    await emptyProject()
    await dropMaster(`${single.name}.jpg`)
    made = await pictures(single.name)
  })
  afterAll(removeProject)

  test('becomes every file of its picture, without its place', async () => {
    expect(made).toMatchObject({ output: expect.stringContaining('1 made'), code: 0 })
    expect(await exifOf(masterPath(`${single.name}.jpg`))).toBeDefined()
    for (const file of finished(single)) expect(await exifOf(file)).toBeUndefined()
  })

  test('keeps its tones', async () => {
    const { channels } = await sharp(finished(single)[0]).stats()
    const means = channels.map(({ mean }) => mean)
    for (const [index, byte] of [0x8c, 0x9a, 0x6f].entries())
      expect(Math.abs((means[index] ?? 0) - byte)).toBeLessThan(4)
  })

  test('is left alone while it is up to date', async () => {
    const [file = ''] = finished(single)
    const { mtimeMs } = statSync(file)
    expect((await pictures(single.name)).output).toContain('1 up to date')
    expect(statSync(file).mtimeMs).toBe(mtimeMs)
  })

  test('is finished anew when it has changed', async () => {
    await dropMaster(`${single.name}.jpg`, 1700)
    expect((await pictures(single.name)).output).toContain('1 made')
  })

  test('leaves its finished files when it is taken away', async () => {
    await rm(masterPath(`${single.name}.jpg`))
    expect(await pictures(single.name)).toEqual({ output: '1 kept without its masters\n', code: 0 })
    expect(finished(single).filter((file) => !existsSync(file))).toEqual([])
  })
})

describe('in a project without pictures', () => {
  beforeEach(emptyProject)
  afterEach(removeProject)

  test('a picture without masters is named, and made when they come', async () => {
    expect(await pictures(single.name)).toMatchObject({
      output: expect.stringContaining(`${single.name}: files are missing, and so are its masters`),
      code: 1,
    })
    expect(existsSync(join(folder, 'public'))).toBe(false)
    await dropMaster(`${single.name}.JPG`)
    expect((await pictures(single.name)).output).toContain('1 made')
  })

  test('half a pair, a master that is there twice and one that is too small are named, and nothing is made', async () => {
    await dropMaster(`${pair.name}.before.jpg`)
    await dropMaster(`${single.name}.jpg`)
    await copyFile(masterPath(`${single.name}.jpg`), masterPath(`${single.name}.png`))
    const unclear = await pictures(pair.name, single.name)
    expect(unclear.code).toBe(1)
    expect(unclear.output).toContain(`${pair.name}.after is not there`)
    expect(unclear.output).toContain('keep one')

    await rm(masterPath(`${single.name}.png`))
    await dropMaster(`${single.name}.jpg`, 640, 480)
    expect((await pictures(single.name)).output).toContain('640 x 480 pixels are too few')
    expect(existsSync(join(folder, 'public'))).toBe(false)
  })

  test('files of pictures that the content names no longer are told of, and removed only when asked', async () => {
    const stray = join(folder, 'public/pictures/gallery/long-gone.webp')
    await mkdir(dirname(stray), { recursive: true })
    await writeFile(stray, '')
    expect((await pictures('no-such-picture')).output).toContain('Files that belong to no picture: 1.')
    expect(existsSync(stray)).toBe(true)
    await pictures('no-such-picture', '--tidy')
    expect(readdirSync(dirname(stray))).toEqual([])
  })
})
