import type { Locator, Page } from '@playwright/test'

import { reviewLabels } from '../../app/content/reviews-text.ts'

/**
 * Returns the reviews of the page of reviews: the one that is quoted at the top
 * and those listed below it.
 */
export function reviewList(page: Page): Locator {
  const main = page.getByRole('main')
  return main
    .getByRole('figure')
    .or(main.getByRole('listitem'))
    .filter({ hasText: reviewLabels.stars })
}

/** Returns the review that is quoted on the page of a service or a city. */
export function quotedReview(page: Page): Locator {
  return page.getByRole('region', { name: reviewLabels.quote })
}
