import type { Page } from '@playwright/test'

/** Begins to note every scroll position of the page; `positions` ends that when none was added for a while. */
export async function watchScrolling(page: Page) {
  await page.evaluate(() => {
    const positions: number[] = []
    Object.assign(globalThis, { scrollPositions: positions })
    document.addEventListener('scroll', () => positions.push(Math.round(scrollY)))
  })
  return {
    async positions(): Promise<number[]> {
      await page.evaluate(async () => {
        let seen = -1
        let quietFrames = 0
        while (quietFrames < 20) {
          await new Promise(requestAnimationFrame)
          quietFrames = scrollY === seen ? quietFrames + 1 : 0
          seen = scrollY
        }
      })
      return await page.evaluate(() => Reflect.get(globalThis, 'scrollPositions'))
    },
  }
}
