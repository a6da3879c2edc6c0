import type { Page } from '@playwright/test'

import { expect } from './fixtures.ts'

export interface Shift {
  /** Its part of the cumulative layout shift. */
  value: number
  /** What moved, from where, to where. */
  moved: string[]
}

/** Notes what moves by itself on the pages of this tab, from the next load on. Needs named elements. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Whoever presses something expects that something moves.
        if (Reflect.get(entry, 'hadRecentInput')) continue
        const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
          entry,
          'sources',
        )
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          const name = element ? globalThis.nameOfElement(element) : 'something that is gone'
          const [from, to] = [previousRect, currentRect].map(
            ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
          )
          return `${name} from ${from} to ${to}`
        })
        shifts.push({ value: Number(Reflect.get(entry, 'value')), moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    /** What has moved so far. */
    shifts: (): Promise<Shift[]> => page.evaluate(() => Reflect.get(globalThis, 'shifts')),
  }
}

/** A cumulative layout shift of 0.00, as it is rounded in reports. */
export async function expectStill({ shifts }: { shifts: () => Promise<Shift[]> }) {
  const seen = await shifts()
  const total = seen.reduce((sum, { value }) => sum + value, 0)
  const listed = seen.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join('; ')}`)
  expect(total, `what moved by itself:\n${listed.join('\n')}\n`).toBeLessThan(0.005)
}
