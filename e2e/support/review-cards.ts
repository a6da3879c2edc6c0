import type { Locator } from '@playwright/test'

/** The reviews in a part of a page: the items that carry a rating. */
export function reviewCards(part: Locator): Locator {
  return part.getByRole('listitem').filter({ hasText: /\d out of 5 stars/ })
}
