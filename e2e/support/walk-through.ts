import type { Page } from '@playwright/test'

import { untilLaidOut } from './hydrated.ts'
import { scrollToEnd } from './scroll-in-steps.ts'

/**
 * Goes through the page as a visitor would, so that everything lazy has arrived, and back to its top. The bar that comes
 * and goes with the scrolling is taken away: a picture of the whole page would show it in the middle.
 */
export async function walkThrough(page: Page): Promise<void> {
  await untilLaidOut(page)
  await scrollToEnd(page)
  // One step each, so that one that never ends has a name.
  await page.evaluate(untilPicturesCanBeDrawn)
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.evaluate(backToTop)
  await page.locator('.action-bar').evaluate((bar) => bar.style.setProperty('visibility', 'hidden'))
}

async function untilPicturesCanBeDrawn() {
  // A picture that is not shown at this width is never fetched.
  const shown = [...document.images].filter((image) => image.checkVisibility() && image.currentSrc !== '')
  for (const image of shown) image.loading = 'eager'
  await Promise.all(shown.map((image) => image.decode()))
}

async function backToTop() {
  scrollTo({ top: 0, behavior: 'instant' })
  await new Promise(requestAnimationFrame)
}
