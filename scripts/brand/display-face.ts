// Cuts the display face out of its full variable font, and the text face with it: `npm run display-face`, after a new
// version of a font package or another choice below. The results are committed: a build needs no font tools.
import { readFile, writeFile } from 'node:fs/promises'

import subsetFont from 'subset-font'

import { faceLetters } from './face-letters.ts'

const faces = [
  {
    target: 'app/fonts/display.woff2',
    source:
      'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    // Two of the three axes are fixed: narrow enough for a headline to stand large on a phone, and drawn for large
    // sizes. Only the weights the site sets remain.
    axes: { wdth: 82, opsz: 60, wght: { min: 600, max: 800 } },
  },
  {
    target: 'app/fonts/text.woff2',
    source: 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
]

/** What letters do by themselves beside others, and figures of one width. Small capitals and the like go. */
const features = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'locl',
  'mark',
  'mkmk',
  'rclt',
  'rlig',
  'rvrn',
  'tnum',
]

for (const { target, source, axes } of faces) {
  const whole = await readFile(source)
  // By a name of its own: the types of the package do not know `keepFeatures` yet.
  const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features } as const
  const cut = await subsetFont(whole, faceLetters, options)
  await writeFile(target, cut)
  console.log(`${target}: ${(cut.length / 1000).toFixed(1)} of ${(whole.length / 1000).toFixed(1)} kB`)
}
