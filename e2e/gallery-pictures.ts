import type { Locator, Page } from '@playwright/test'

/** The before-and-after pictures of a page, each a link that opens it large. */
export function galleryPictures(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: /^Before: / })
}
