import type { Locator, Page } from '@playwright/test'

import { expect } from './fixtures.ts'

/** More stops than any page has. */
const mostStops = 250

/** Goes through the page by Tab until `target` has the focus: it is reached by the keys, and in sight. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const wanted = await target.elementHandle()
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key)
    const isThere = await page.evaluate((element) => element === document.activeElement, wanted)
    if (!isThere) continue
    await expect(target).toBeInViewport()
    return
  }
  throw new Error(`${mostStops} presses of ${key} do not reach ${target.toString()}.`)
}

/** Where it can be over nothing. */
export async function takeMouseAway(page: Page): Promise<void> {
  await page.mouse.move(-100, -100)
}
