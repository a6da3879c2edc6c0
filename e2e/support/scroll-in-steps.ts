import type { Page } from '@playwright/test'

/**
 * To the end of the page in steps of half a window: everything lazy is asked for. Between two steps there is a whole
 * frame, however long a busy machine takes for it; a browser that draws no more is named as such.
 */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      const drawn = await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))
        setTimeout(resolve, 60_000, false)
      })
      if (!drawn) throw new Error(`no frame for a minute after the scroll to ${y}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })
}
