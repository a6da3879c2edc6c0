import type { Page } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import type { Visit } from './accessible-states.ts'
import { expect } from './fixtures.ts'
import { untilHydrated } from './hydrated.ts'

/** In every state of the page axe finds nothing, no id is given twice, and nothing scrolls sideways. */
export async function expectAccessibleVisit(
  page: Page,
  { path, states }: Visit,
  width: number,
): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await untilHydrated(page)
  await states(page, async (part) => {
    await expectAccessible(page, part)
    await expectNothingSideways(page, width)
    // axe looks only at those that something refers to.
    expect(await page.evaluate(idsGivenTwice)).toEqual([])
  })
}

function idsGivenTwice(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

/** Also without axe: at any width the page is as wide as its window. */
export async function expectNothingSideways(page: Page, width: number): Promise<void> {
  const viewport = { width, height: 800 }
  if (page.viewportSize()?.width !== width) await page.setViewportSize(viewport)
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
