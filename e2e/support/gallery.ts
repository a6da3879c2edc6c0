import type { Locator, Page } from '@playwright/test'

import { comparisonTexts } from '../../app/content/gallery-text.ts'
import { fullGallery } from '../../app/content/gallery.ts'

export function picturesIn(part: Locator): Locator {
  return part.getByRole('link', { name: /^Before: |, before and after\./ })
}

export function galleryPictures(page: Page): Locator {
  return picturesIn(page.getByRole('main'))
}

export function galleryOverlay(page: Page): Locator {
  return page.getByRole('dialog', { name: comparisonTexts.label })
}

export function pictureCounter(
  position: number,
  total = fullGallery.length,
): string {
  return `${position} ${comparisonTexts.of} ${total}`
}
