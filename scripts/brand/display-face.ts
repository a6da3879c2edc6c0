// Cuts the display face out of the full variable font: `npm run display-face`, after a new version of the
// font package or another choice below. The result is committed, so that a build needs no font tools.
import { readFile, writeFile } from 'node:fs/promises'

import subsetFont from 'subset-font'

const source = new URL(
  '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  import.meta.url,
)
const target = new URL('../../app/fonts/display.woff2', import.meta.url)

/**
 * Two of the three axes are fixed: narrow enough for a headline to stand large on a phone, and drawn for large
 * sizes. That takes the file from 129 KB to about a third. Only the weights the site sets remain.
 */
const axes = { wdth: 82, opsz: 60, wght: { min: 600, max: 800 } }

// English with Spanish names and answers, and the marks the texts use. Whatever else a name needs comes from the
// fallback face.
const english = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('')
const spanish = 'ÁÉÍÑÓÚÜáéíñóúü¡¿'
const marks = '\u00a0–—‘’“”…•·−×®°½'

const cut = await subsetFont(await readFile(source), english + spanish + marks, {
  targetFormat: 'woff2',
  variationAxes: axes,
})
await writeFile(target, cut)
console.log(`app/fonts/display.woff2: ${Math.round(cut.length / 1024)} KB`)
