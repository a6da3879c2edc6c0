import type { Page } from '@playwright/test'

/**
 * To the end of the page in steps of half a window: everything lazy is asked for. Scrolled anew in every single frame,
 * Chromium 156 drawing in software now and then never draws again, so that between two steps there is a whole frame,
 * however long a busy machine takes for it.
 */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })
}
