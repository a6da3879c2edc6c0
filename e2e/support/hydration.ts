import type { Locator, Page } from '@playwright/test'

/**
 * Waits until React has hydrated the page. A part below the first screen is hydrated when it is scrolled into view, and
 * keeps clicks until then.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' })
  // The page inside the frame follows in a task of its own. A click makes React hydrate it at once.
  await page.locator('h1').first().dispatchEvent('click')
}

/** Scrolls to an element below the first screen, and waits until its part of the page is hydrated. */
export async function scrollToHydrated(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  await element.page().locator('.below-fold[data-hydrated=true]').filter({ has: element }).waitFor()
}
