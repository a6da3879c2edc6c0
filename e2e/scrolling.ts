import type { Page } from '@playwright/test'

/** Begins to note the scroll positions of the page, until it is left by a full load. */
export async function watchScrolling(page: Page) {
  await page.evaluate(() => {
    const scrollPositions = [scrollY]
    Object.assign(globalThis, { scrollPositions })
    document.addEventListener('scroll', () => scrollPositions.push(scrollY))
  })
  return {
    /** Once the page rests. @returns where it was seen strictly between start and end: nowhere if it jumped. */
    async onTheWay(): Promise<number[]> {
      const end = await untilAtRest(page)
      const [start = end, ...positions]: number[] = await page.evaluate(() =>
        Reflect.get(globalThis, 'scrollPositions'),
      )
      return positions.filter((at) => at > Math.min(start, end) && at < Math.max(start, end))
    },
  }
}

/** Waits until the page rests. @returns where. */
export function untilAtRest(page: Page): Promise<number> {
  return page.evaluate(whenAtRest)
}

async function whenAtRest(): Promise<number> {
  let seen = -1
  let quietFrames = 0
  while (quietFrames < 20) {
    await new Promise(requestAnimationFrame)
    quietFrames = scrollY === seen ? quietFrames + 1 : 0
    seen = scrollY
  }
  return scrollY
}
