import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'

import type { Box } from './text-runs.ts'

/** What a part of the page looks like: three bytes for every CSS pixel. */
export interface Pixels extends Box {
  data: Buffer
}

/** What is under the letters, and where they are: there `marked` differs. */
export interface Band {
  ground: Pixels
  marked: Pixels
}

// Nothing else on the site is of this color: what is white on white is found as well.
const marker = '#ff00ff'

// Longer pictures may exceed what the browser can draw at once.
const tallest = 8_000

/** Photographs a part of the page, in bands. Nothing may move meanwhile. */
export async function photograph(page: Page, { x, y, width, height }: Box): Promise<Band[]> {
  const camera = await page.context().newCDPSession(page)
  const bands: Band[] = []
  for (let top = y; top < y + height; top += tallest) {
    bands.push(
      await stillBand(page, camera, { x, y: top, width, height: Math.min(tallest, y + height - top) }),
    )
  }
  await camera.detach()
  return bands
}

/**
 * What is drawn beyond the window for the first time may stand a pixel off from how it is drawn from then on, and then
 * lines and edges differ like letters. Two pictures tell nothing of letters unless the ground is the same after them.
 */
async function stillBand(page: Page, camera: CDPSession, box: Box): Promise<Band> {
  const shootGround = () => withLetters(page, 'transparent', () => shoot(camera, box))
  let ground = await shootGround()
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const marked = await withLetters(page, marker, () => shoot(camera, box))
    const after = await shootGround()
    if (ground.data.equals(after.data)) return { ground, marked }
    ground = after
  }
  throw new Error(`The page looks different every time, within ${JSON.stringify(box)}.`)
}

async function shoot(camera: CDPSession, box: Box): Promise<Pixels> {
  const { data } = await camera.send('Page.captureScreenshot', {
    clip: { ...box, scale: 1 },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  })
  const picture = sharp(Buffer.from(data, 'base64')).removeAlpha()
  return { ...box, data: await picture.raw().toBuffer() }
}

// Only the fill of the letters: icons and borders of the same color belong to what the letters stand on. The ring
// of a focused neighbor does not. The policy of the site refuses style elements, not sheets made by script.
async function withLetters<Result>(page: Page, color: string, run: () => Promise<Result>): Promise<Result> {
  await page.evaluate((color) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`*, ::before, ::after, ::placeholder, ::marker {
      -webkit-text-fill-color: ${color} !important;
      text-decoration-color: transparent !important;
      outline-color: transparent !important;
      transition: none !important;
    }`)
    document.adoptedStyleSheets.push(sheet)
    // Else a picture may be drawn the first time, and its better version the second time.
    for (const image of document.images) image.decoding = 'sync'
  }, color)
  const result = await run()
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return result
}
