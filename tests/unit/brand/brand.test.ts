import { readFile } from 'node:fs/promises'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { brandColors, lean } from '../../../app/content/brand-mark.ts'
import { shareAt } from '../../../app/features/gallery/comparison-share.ts'
import { leanPerHeight } from '../../../app/features/wand/ground.ts'
import { iconFiles } from '../../../scripts/brand/brand-files.ts'
import { markSvg } from '../../../scripts/brand/mark-drawing.ts'
import { wordmark } from '../../../scripts/brand/wordmark.ts'

const read = (file: string) => readFile(new URL(`../../../public/${file}`, import.meta.url))

const tokens = await readFile(new URL('../../../app/styles/tokens.css', import.meta.url), 'utf8')

test.each(Object.entries(brandColors))(
  '%s of the mark is the color of that name on the pages',
  (name, color) => {
    expect(new RegExp(`--color-${name}: (#\\w+);`).exec(tokens)?.[1]).toBe(color)
  },
)

test('files, the comparison and the wand lean as the style sheet does', () => {
  expect(tokens).toContain(`--lean: ${lean}deg;`)
  const slope = Math.tan((lean * Math.PI) / 180)
  expect(leanPerHeight).toBeCloseTo(slope, 9)
  // The seam begins so far beyond the edge that its upper end is beyond it too.
  const overhang = slope * 50
  const atEdge = shareAt(0, { left: 0, width: 100, height: 100 })
  expect(atEdge).toBeCloseTo(overhang / (100 + 2 * overhang), 9)
})

test('the icon and the wordmark are as `npm run brand` draws them', async () => {
  expect((await read('favicon.svg')).toString()).toBe(markSvg())
  expect((await read('wordmark.svg')).toString()).toBe(await wordmark())
})

test('the wordmark needs no font and nothing from elsewhere', async () => {
  const drawing = await wordmark()
  expect(drawing).not.toMatch(/<text|font|href|url\(/)
})

test.each(iconFiles)(
  '$file is $size pixels square, as `npm run brand` draws it',
  async ({ file, size, svg, opaque }) => {
    const { data, info } = await sharp(await read(file))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: size, height: size, channels: opaque ? 3 : 4 })

    const today = sharp(Buffer.from(svg()), { density: 288 }).resize(size, size)
    const drawn = await (opaque ? today.removeAlpha() : today.ensureAlpha()).raw().toBuffer()
    // Drawn at another size and scaled, only the edges may differ.
    const differing = data.filter((value, index) => Math.abs(value - (drawn[index] ?? 0)) > 64).length
    expect(differing / data.length).toBeLessThan(0.01)
  },
)

test('on the maskable icon the whole mark is inside the circle that is never cut away', async () => {
  const size = 512
  const { data, info } = await sharp(await read('icon-maskable-512.png'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ground = [...data.subarray(0, 3)]
  let farthest = 0
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = (y * size + x) * info.channels
      if (ground.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 8)) continue
      farthest = Math.max(farthest, Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2))
    }
  }
  expect(farthest).toBeGreaterThan(0.3 * size)
  expect(farthest).toBeLessThanOrEqual(0.4 * size)
})

test('the icon container holds 16, 32 and 48 pixels', async () => {
  const icon = await read('favicon.ico')
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3])
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = icon.subarray(6 + 16 * index, 22 + 16 * index)
    const start = entry.readUInt32LE(12)
    const png = icon.subarray(start, start + entry.readUInt32LE(8))
    expect(entry.readUInt8(0)).toBe(size)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  }
})
