import { expect, type Locator, type Page } from '@playwright/test'

/** A smooth scroll never moves the page before its call returns. */
export async function recordScrolls(page: Page) {
  await page.evaluate(() => {
    const scrolls: { isSmooth: boolean }[] = []
    Object.assign(globalThis, { scrolls })
    for (const [owner, name] of [
      [Element.prototype, 'scrollIntoView'],
      [window, 'scrollTo'],
    ] as const) {
      const scroll: (...options: unknown[]) => void = Reflect.get(owner, name)
      Reflect.set(owner, name, function (this: unknown, ...options: unknown[]) {
        const before = scrollY
        scroll.apply(this, options)
        scrolls.push({ isSmooth: scrollY === before })
      })
    }
  })
  const scrolls = (): Promise<{ isSmooth: boolean }[]> =>
    page.evaluate(() => Reflect.get(globalThis, 'scrolls'))
  return {
    async wereSmooth() {
      await expect.poll(scrolls).not.toEqual([])
      return (await scrolls()).every(({ isSmooth }) => isSmooth)
    },
  }
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) => window.scrollTo({ top: y, behavior: 'instant' }),
    top,
  )
}

export async function scrollToTopOf(element: Locator): Promise<void> {
  await element.evaluate((target) =>
    target.scrollIntoView({ behavior: 'instant' }),
  )
}

export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}
