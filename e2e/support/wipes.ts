import type { Page } from '@playwright/test'

import { expect } from './fixtures.ts'
import { untilHydrated } from './hydrated.ts'

interface Wipe {
  animations: { name: string; milliseconds: number }[]
  ended: boolean
}

declare global {
  interface Window {
    /** What a wipe moves at this moment: nothing before it runs, nor afterwards. */
    wipeAnimations(): CSSAnimation[]
  }
}

/** Lets a page of the tests ask for what a wipe moves. To be called before the page is opened. */
export async function nameWipes(page: Page) {
  await page.addInitScript(() => {
    window.wipeAnimations = () =>
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSAnimation)
        .filter(({ animationName }) => animationName.startsWith('page-'))
  })
}

/** Notes every wipe of the page and what it animates. `held` ones stay halfway. */
export async function watchWipes(page: Page, { held = false } = {}) {
  await page.addInitScript((held) => {
    const wipes: Wipe[] = []
    Object.assign(window, { wipes })
    let running: { left: Element; wipe: Wipe } | undefined

    new MutationObserver(() => {
      if (running && !running.left.isConnected) running.wipe.ended = true
      const left = document.querySelector('.page-leaving')
      if (!left || left === running?.left) return
      const wipe: Wipe = { animations: [], ended: false }
      running = { left, wipe }
      wipes.push(wipe)
      for (const animation of window.wipeAnimations()) {
        const { activeDuration, delay = 0 } = animation.effect?.getComputedTiming() ?? {}
        wipe.animations.push({
          name: animation.animationName,
          milliseconds: Number(activeDuration) + delay,
        })
        if (!held) continue
        animation.pause()
        animation.currentTime = 100
      }
    }).observe(document, { childList: true, subtree: true })
  }, held)
  const wipes = () => page.evaluate((): Wipe[] => Reflect.get(window, 'wipes'))
  return {
    wipes,
    count: async () => (await wipes()).length,
    /** Of one or more. */
    allEnded: async () => {
      const all = await wipes()
      return all.length > 0 && all.every(({ ended }) => ended)
    },
  }
}

export const banner = (page: Page) => page.getByRole('banner')
export const title = (page: Page) => page.getByRole('heading', { level: 1 })

export async function visit(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
  await untilWipesCome(page)
}

/** Their script is fetched at the first sign of a visitor. */
async function untilWipesCome(page: Page) {
  await page.waitForFunction(() => {
    document.dispatchEvent(new PointerEvent('pointermove'))
    return performance.getEntriesByType('resource').some(({ name }) => name.includes('/for-visitors'))
  })
}

export async function followTo(page: Page, name: string, path: string) {
  await banner(page).getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(path)
  await expect(title(page)).toBeVisible()
}

/** Two steps back, the second one when `untilThen` is over: nothing of the page between them is left. */
export async function expectTwoStepsBack(page: Page, untilThen: () => void | Promise<void>) {
  await visit(page, '/contact')
  const first = await title(page).textContent()
  await followTo(page, 'Reviews', '/reviews')
  await followTo(page, 'Services', '/services')
  await expect(page.getByRole('main')).toBeFocused()

  // In one go: between two calls from here the wipe would be over.
  await page.evaluate(`(async () => {
    history.back()
    await (${untilThen.toString()})()
    history.back()
  })()`)

  await expect(page).toHaveURL('/contact')
  await expect(title(page)).toHaveText(first ?? '')
  await expect(page.getByRole('main')).toBeFocused()
  await followTo(page, 'Reviews', '/reviews')
}
