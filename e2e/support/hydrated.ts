import type { Page } from '@playwright/test'

/**
 * Waits until React has taken the whole page over, so that the enhanced path is what is tested. Shows the page
 * that somebody is there: what is below the first screen waits for that.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('main a, main button')]
    // A key that does nothing by itself; React finishes at once what a visitor lays hands on.
    const target = controls[0] ?? document.body
    for (const type of ['keydown', 'keyup']) {
      target.dispatchEvent(new KeyboardEvent(type, { key: 'Shift', bubbles: true }))
    }
    return (
      controls.length > 0 &&
      controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps')))
    )
  })
}

/** Waits until React has taken over the first screen; what follows it waits for a visitor, of whom this is no sign. */
export async function untilTakenOver(page: Page, part: 'header' | 'footer' = 'header'): Promise<void> {
  await page.waitForFunction(
    (link) => Object.keys(document.querySelector(link) ?? {}).some((key) => key.startsWith('__reactProps')),
    `${part} a`,
  )
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
