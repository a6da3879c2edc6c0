import { expect, type Page } from '@playwright/test'

/**
 * Records every scroll by script from now on. A smooth one has not moved anything when its call returns, however busy
 * the machine is.
 */
export async function recordScrolls(page: Page) {
  await page.evaluate(() => {
    const moves: { from: number; to: number }[] = []
    Object.assign(globalThis, { moves })
    for (const [owner, name] of [
      [Element.prototype, 'scrollIntoView'],
      [window, 'scrollTo'],
      [window, 'scrollBy'],
    ] as const) {
      const scroll: (...options: unknown[]) => void = Reflect.get(owner, name)
      Reflect.set(owner, name, function (this: unknown, ...options: unknown[]) {
        const from = scrollY
        scroll.apply(this, options)
        moves.push({ from, to: scrollY })
      })
    }
  })
  return {
    /** Whether the page was scrolled by script, which is waited for, and never moved at once. */
    async wereSmooth() {
      await expect.poll(() => movesOf(page)).not.toEqual([])
      return (await movesOf(page)).every(({ from, to }) => from === to)
    },
  }
}

function movesOf(page: Page): Promise<{ from: number; to: number }[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'moves'))
}

/** Scrolls at once, as a visitor who drags the scroll bar. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}
