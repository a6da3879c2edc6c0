// Draws the icons and the wordmark from app/content/brand-mark.ts: `npm run brand`, after a change of the mark,
// of the display face or of the sample name. The results are committed.
import { writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import { type IconFile, iconFiles } from './brand-files.ts'
import { iconContainer } from './icon-container.ts'
import { markSvg } from './mark-drawing.ts'
import { wordmark } from './wordmark.ts'

const folder = new URL('../../public/', import.meta.url)

/** Drawn at its very size: scaled down from a larger drawing, the edges of the slab would blur. */
function drawnAt(svg: string, size: number) {
  const [, width = '1'] = /viewBox="\S+ \S+ (\S+)/.exec(svg) ?? []
  return sharp(Buffer.from(svg), { density: (72 * size) / Number(width) }).resize(size, size)
}

async function writeIcon({ file, size, svg, opaque }: IconFile) {
  const drawing = drawnAt(svg(), size)
  await writeFile(new URL(file, folder), await (opaque ? drawing.removeAlpha() : drawing).png().toBuffer())
}

const favicon = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await drawnAt(markSvg(), size).png().toBuffer() })),
)
await writeFile(new URL('favicon.ico', folder), iconContainer(favicon))
await writeFile(new URL('favicon.svg', folder), markSvg())
await writeFile(new URL('wordmark.svg', folder), await wordmark())
await Promise.all(iconFiles.map(writeIcon))
