import type { Locator, Page } from '@playwright/test'

import { reviewLabels } from '../../app/content/reviews-text.ts'

export function reviewList(page: Page): Locator {
  const main = page.getByRole('main')
  return main
    .getByRole('figure')
    .or(main.getByRole('listitem'))
    .filter({ hasText: reviewLabels.stars })
}

export function quotedReview(page: Page): Locator {
  return page.getByRole('region', { name: reviewLabels.quote })
}
