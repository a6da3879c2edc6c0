import type { Locator, Page } from '@playwright/test'

import { hero } from '../../app/content/home-page-text.ts'

const { before, highlight, after } = hero.headline

/** Longer texts take more lines, which move all below them down. */
export const hasShortHero =
  `${before}${highlight}${after}`.length <= 40 && hero.subline.length <= 100

export const phone = { width: 390, height: 844 }

export function headerLink(page: Page, name: string | RegExp): Locator {
  return page.getByRole('banner').getByRole('link', { name, exact: true })
}

export function footerLink(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name })
}

export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Menu' })
}

export function mainHeading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

export function heroSection(page: Page): Locator {
  return page.getByRole('region').filter({ has: mainHeading(page) })
}

export function quoteSection(page: Page): Locator {
  return page.locator('.quote-request-form')
}

/** Whether they share more than a fraction of a pixel. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const a = await boxOf(one)
  const b = await boxOf(other)
  const right = Math.min(a.x + a.width, b.x + b.width)
  const bottom = Math.min(a.y + a.height, b.y + b.height)
  return right - Math.max(a.x, b.x) >= 1 && bottom - Math.max(a.y, b.y) >= 1
}

export async function boxOf(element: Locator) {
  await element.waitFor()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return box
}
