import type { Locator, Page } from '@playwright/test'

import { reviewLabels } from '../../app/content/reviews-text.ts'

/** Returns the reviews that the page of reviews lists. */
export function reviewList(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: reviewLabels.stars })
}
