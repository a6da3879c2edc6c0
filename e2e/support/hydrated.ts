import type { Page } from '@playwright/test'

import { waitForFirstHydration, waitForHydration } from './hydration.ts'

export { waitForHydration as untilHydrated }

/** Waits until React has taken over the first screen; the footer comes with the rest. */
export async function untilTakenOver(page: Page, part: 'header' | 'footer' = 'header'): Promise<void> {
  await (part === 'header' ? waitForFirstHydration(page) : waitForHydration(page))
}

/** Waits until what lies below the first screen is laid out, which on phones is a moment after the first picture. */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What is within such a part has its own time, which begins when that part is laid out.
    for (;;) {
      const pending = document
        .getAnimations()
        .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'lay-out')
        .filter(({ playState }) => playState !== 'finished')
      if (pending.length === 0) return
      await Promise.all(pending.map(({ finished }) => finished))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
}
