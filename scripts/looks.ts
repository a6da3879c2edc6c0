import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import { findChromium } from './test/find-chromium.ts'

/**
 * Draws the pictures that e2e/looks.deep.spec.ts holds the pages against anew, after a visible change that was looked
 * at. What follows goes to Playwright.
 *
 *     npm run looks
 *     npm run looks -- -g epoxy
 */
const chromium = await findChromium()
if (!chromium.ok) throw new Error(chromium.message)

const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--project=deep',
    'looks.deep',
    '--update-snapshots=changed',
    '--reporter=line',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium.path } },
)
for (const file of globSync('e2e/looks/*.png')) await shrink(file)
process.exitCode = status ?? 1

/** To a palette: a third of the bytes, and differences far below what the test tolerates. */
async function shrink(file: string) {
  const drawn = await readFile(file)
  const { isPalette } = await sharp(drawn).metadata()
  if (!isPalette) await writeFile(file, await sharp(drawn).png({ palette: true, effort: 8 }).toBuffer())
}
