import type { Page } from '@playwright/test'

/**
 * Between two steps, in milliseconds. Scrolled anew in every single frame, Chromium 156 drawing in software now and then
 * never draws again.
 */
export const scrollPause = 40

/** To the end of the page in steps of half a window: everything lazy is asked for. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async (pause) => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }, scrollPause)
}
