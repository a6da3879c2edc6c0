import type { Locator, Page } from '@playwright/test'

import { untilHydrated } from './hydrated.ts'

/** The before-and-after pictures of a page, each a link that opens it large. */
export function galleryPictures(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: /^Before: / })
}

/** One of them, large. */
export function galleryOverlay(page: Page): Locator {
  return page.getByRole('dialog')
}

export async function openGallery(page: Page): Promise<void> {
  await page.goto('/gallery')
  await untilHydrated(page)
}
