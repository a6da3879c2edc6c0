import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

import sharp, { type OverlayOptions } from 'sharp'

import { avifFiles, type PicturePart } from '../../app/ui/picture-files.ts'
import { publicPath } from './finish.ts'
import { type ListedPicture, listedPictures } from './picture-list.ts'

/**
 * Draws all pairs and single pictures on one sheet, to look through them side by side.
 *
 *     npm run contact-sheet
 */
const sheetFile = 'docs/images/photographs.webp'
const columns = 4
const tile = { width: 225, height: 225 }
const gap = 8
const label = 22
const cell = { width: 2 * tile.width + gap, height: tile.height + label + gap }

const overlays = await Promise.all(listedPictures.map(cellOf))
const rows = Math.ceil(listedPictures.length / columns)
await mkdir(dirname(sheetFile), { recursive: true })
await sharp({
  create: {
    width: columns * cell.width + gap,
    height: rows * cell.height + gap,
    channels: 3,
    background: '#f4f1ea',
  },
})
  .composite(overlays.flat())
  .webp({ quality: 72, effort: 6 })
  .toFile(sheetFile)
console.log(`${listedPictures.length} pictures on ${sheetFile}`)

async function cellOf(listed: ListedPicture, index: number): Promise<OverlayOptions[]> {
  const left = gap + (index % columns) * cell.width
  const top = gap + Math.floor(index / columns) * cell.height
  const parts: PicturePart[] = listed.parts.includes('before') ? ['before', 'after'] : ['whole']
  const pictures = parts.map(async (part, place) => ({
    input: await thumbnail(listed, part),
    left: left + place * tile.width,
    top,
  }))
  return [...(await Promise.all(pictures)), { input: caption(listed.name), left, top: top + tile.height }]
}

function thumbnail({ picture }: ListedPicture, part: PicturePart): Promise<Buffer> {
  const file = avifFiles(picture, part).find(({ width }) => width >= 540)
  if (!file) throw new Error(`${picture.src} has no file large enough for the sheet.`)
  return sharp(publicPath(file.src))
    .resize({ ...tile, fit: 'cover' })
    .toBuffer()
}

function caption(text: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width - gap}" height="${label}"><text x="0" y="16" font-family="sans-serif" font-size="14" fill="#3d3a34">${text}</text></svg>`,
  )
}
