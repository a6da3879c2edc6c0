import { expect, type Page } from '@playwright/test'

/**
 * Records every scroll by script from now on. A smooth scroll never moves the
 * page before its call returns.
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
    /**
     * Waits for a scroll by script, and returns whether all of them were
     * smooth.
     */
    async wereSmooth() {
      await expect.poll(() => movesOf(page)).not.toEqual([])
      return (await movesOf(page)).every(({ from, to }) => from === to)
    },
  }
}

function movesOf(page: Page): Promise<{ from: number; to: number }[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'moves'))
}

/** Scrolls instantly, like dragging the scroll bar. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) => window.scrollTo({ top: y, behavior: 'instant' }),
    top,
  )
}

export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}
