import type { Page } from '@playwright/test'

/**
 * To the end of the page in steps of half a window: everything lazy is asked for. Between two steps there is a whole
 * frame. Chromium 156 drawing in software now and then stops making frames while the page itself goes on, and nothing
 * of the page can bring that about. Whoever asks it for a picture has it draw; if that brings no frame either, this
 * says so.
 */
export async function scrollToEnd(page: Page): Promise<void> {
  let stuck = await page.evaluate(scrollOn, 0)
  while (stuck !== undefined) {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.captureScreenshot', { clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 } })
    await session.detach()
    const next = await page.evaluate(scrollOn, stuck)
    if (next === stuck)
      throw new Error(`no frame after the scroll to ${stuck}, nor after a picture of the page`)
    stuck = next
  }
}

/** Where no frame came although the page had time for one; nowhere when the end was reached. */
async function scrollOn(from: number): Promise<number | undefined> {
  for (let y = from; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' })
    const drawn = await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))
      setTimeout(resolve, 10_000, false)
    })
    if (!drawn) return y
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return undefined
}
