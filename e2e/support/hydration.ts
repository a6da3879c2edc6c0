import type { Locator, Page } from '@playwright/test'

/** Opens a page and waits until it is hydrated. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitForHydration(page)
}

/**
 * Waits until React has hydrated the page, except for sections below the first
 * screen. Those are hydrated when they scroll into view, and clicks on them are
 * replayed then.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' })
  // React hydrates the page inside the layout in a later task. A click makes it
  // do so synchronously.
  await page.locator('h1').first().dispatchEvent('click')
}

/**
 * Scrolls to an element below the first screen and waits until its section is
 * hydrated.
 */
export async function scrollAndHydrate(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  await element
    .page()
    .locator('.below-fold[data-hydrated=true]')
    .filter({ has: element })
    .waitFor()
}
