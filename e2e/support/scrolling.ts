import type { Page } from '@playwright/test'

interface Move {
  from: number
  /** Right after the call: a smooth one has not moved anything by then, however busy the machine. */
  to: number
}

/** Begins to note how script scrolls the page, until it is left by a full load. */
export async function watchScrolling(page: Page) {
  await page.evaluate(noteMoves)
  return {
    /** Once the page rests. */
    async how(): Promise<'smoothly' | 'at once' | 'not at all'> {
      const end = await untilAtRest(page)
      const moves: Move[] = await page.evaluate(() => Reflect.get(globalThis, 'scrollMoves'))
      const isThere = (at: number) => Math.abs(at - end) <= 1
      if (moves.some(({ from, to }) => !isThere(from) && isThere(to))) return 'at once'
      return moves.some(({ from, to }) => !isThere(from) && from === to) ? 'smoothly' : 'not at all'
    },
  }
}

function noteMoves() {
  const isWatched = Reflect.has(globalThis, 'scrollMoves')
  const moves: Move[] = []
  Object.assign(globalThis, { scrollMoves: moves })
  if (isWatched) return

  for (const [owner, name] of [
    [Element.prototype, 'scrollIntoView'],
    [window, 'scrollTo'],
    [window, 'scrollBy'],
  ] as const) {
    const scroll: (...options: unknown[]) => void = Reflect.get(owner, name)
    Reflect.set(owner, name, function (this: unknown, ...options: unknown[]) {
      const from = scrollY
      scroll.apply(this, options)
      Reflect.get(globalThis, 'scrollMoves').push({ from, to: scrollY })
    })
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
