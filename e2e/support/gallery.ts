import type { Page } from '@playwright/test'

import { comparisonTexts } from '../../app/content/gallery-text.ts'
import { fullGallery } from '../../app/content/gallery.ts'
import { waitForHydration } from './hydration.ts'

export async function openGallery(page: Page): Promise<void> {
  await page.goto('/gallery')
  await waitForHydration(page)
}

/** Returns the links that open a picture. */
export function galleryPictures(page: Page) {
  return page.getByRole('main').getByRole('link', { name: /^Before: / })
}

/** Returns the dialog that shows a picture in full size. */
export function galleryOverlay(page: Page) {
  return page.getByRole('dialog', { name: comparisonTexts.label })
}

/** Returns the position of a picture as the overlay shows it. */
export function pictureCounter(
  position: number,
  total = fullGallery.length,
): string {
  return `${position} ${comparisonTexts.of} ${total}`
}
