import { expect, type Page } from '@playwright/test'

/**
 * Waits until React has hydrated the page. The parts below the first screen wait for a visitor: a key that does nothing
 * by itself is the sign of one.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' })
  const waiting = page.locator('[data-hydrated=false]')
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(waiting).toHaveCount(0, { timeout: 2_000 })
  }, 'every part of the page is hydrated').toPass({ timeout: 60_000 })
}
