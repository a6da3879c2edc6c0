import { mkdir, writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import { resolveSite } from '../../app/server/site-settings.ts'
import { openBrowser } from '../lib/quiet-chromium.ts'
import { bestWithin } from './encode.ts'
import { cardSize, drawCard } from './social-card-drawing.ts'
import { socialCards } from './social-card-list.ts'

/**
 * Draws what is shown when a page is shared, anew from the texts, the pictures and the identity of the business.
 *
 *     npm run social-cards
 */
const largestFile = 109_999

const result = resolveSite(process.env)
if (!result.ok) throw new Error(`The site settings do not fit:\n  ${result.problems.join('\n  ')}`)
const browser = await openBrowser()
const page = await browser.newPage({ viewport: cardSize })
await mkdir('public/social', { recursive: true })
for (const [name, card] of socialCards) {
  await page.setContent(await drawCard(card, result.site))
  await page.evaluate(() => document.fonts.ready)
  const drawing = sharp(await page.screenshot())
  const jpeg = await bestWithin(largestFile, { first: 84, least: 44, step: 8 }, (quality) =>
    drawing.clone().jpeg({ quality, mozjpeg: true }).toBuffer(),
  )
  if (jpeg.length > largestFile) throw new Error(`The card ${name} does not become small enough.`)
  await writeFile(`public/social/${name}.jpg`, jpeg)
  console.log(`${name}: ${Math.round(jpeg.length / 1024)} KB`)
}
await browser.close()
