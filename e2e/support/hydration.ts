import type { Page } from '@playwright/test'

/**
 * Waits until React has hydrated the page. A part below the first screen is hydrated when it is scrolled into view, and
 * keeps clicks until then.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' })
}
