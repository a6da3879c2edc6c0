import type { Locator, Page } from '@playwright/test'

import { expect } from './fixtures.ts'

/** More than any page has. */
const mostStops = 250

/** Presses Tab until `target` has the focus, and checks that it is in view. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key)
    const isThere = await target.evaluate((element) => element === document.activeElement)
    if (!isThere) continue
    await expect(target).toBeInViewport()
    return
  }
  throw new Error(`${mostStops} presses of ${key} do not reach ${target.toString()}.`)
}
