import type { Locator, Page } from '@playwright/test'

export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitForHydration(page)
}

/** Sections below the first screen are hydrated when they scroll into view. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' })
  // React hydrates the page inside the layout in a later task. A click makes it
  // do so synchronously.
  await page.locator('h1').first().dispatchEvent('click')
}

export async function scrollAndHydrate(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  await element
    .page()
    .locator('.below-fold[data-hydrated=true]')
    .filter({ has: element })
    .waitFor()
}
