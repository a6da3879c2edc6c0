import type { Locator, Page } from '@playwright/test'

import { comparisonTexts } from '../../app/content/gallery-text.ts'
import { fullGallery } from '../../app/content/gallery.ts'

/** Returns the links of a part of the page that open a picture. */
export function picturesIn(part: Locator): Locator {
  return part.getByRole('link', { name: /^Before: / })
}

/** Returns the links of the page that open a picture. */
export function galleryPictures(page: Page): Locator {
  return picturesIn(page.getByRole('main'))
}

/** Returns the dialog that shows a picture in full size. */
export function galleryOverlay(page: Page): Locator {
  return page.getByRole('dialog', { name: comparisonTexts.label })
}

/** Returns the position of a picture as the overlay shows it. */
export function pictureCounter(
  position: number,
  total = fullGallery.length,
): string {
  return `${position} ${comparisonTexts.of} ${total}`
}
