import { readFile } from 'node:fs/promises'

import sharp from 'sharp'

import { openBrowser } from '../test/quiet-chromium.ts'
import { dataAddress } from './data-address.ts'
import { designSheet } from './design-sheet-drawing.ts'

/**
 * Draws the tokens, faces and mark of docs/design.md anew from the files the site uses.
 *
 *     npm run design-sheet
 */
const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
await page.setContent(
  designSheet({
    tokens: await readFile('app/styles/tokens.css', 'utf8'),
    display: await dataAddress('app/fonts/display.woff2', 'font/woff2'),
    text: await dataAddress('app/fonts/text.woff2', 'font/woff2'),
    wordmark: await dataAddress('public/wordmark.svg', 'image/svg+xml'),
    icons: await Promise.all(
      ['favicon.svg', 'apple-touch-icon.png', 'icon-maskable-512.png'].map((file) =>
        dataAddress(`public/${file}`, file.endsWith('svg') ? 'image/svg+xml' : 'image/png'),
      ),
    ),
  }),
)
await page.evaluate(() => document.fonts.ready)
await sharp(await page.screenshot({ fullPage: true }))
  .webp({ quality: 86 })
  .toFile('docs/images/design/tokens.webp')
await browser.close()
