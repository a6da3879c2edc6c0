import type { Locator, Page } from '@playwright/test'

/** The first screen of the home page. */
export function homeHero(page: Page): Locator {
  return page.getByRole('region', { name: "Sacramento's Top Rated Pressure Washing" })
}

/** The film behind the words of a hero, once it may play. */
export function video(page: Page): Locator {
  return page.locator('video')
}

/** The still picture under it. */
export function poster(page: Page): Locator {
  return page.locator('picture:has(~ div) > img').first()
}
