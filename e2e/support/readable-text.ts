import type { Page, ViewportSize } from '@playwright/test'

import { nameElements } from './element-names.ts'
import { expect } from './fixtures.ts'
import { untilHydrated } from './hydrated.ts'
import { measureContrast } from './text-contrast.ts'
import type { Box } from './text-runs.ts'
import { walkThrough } from './walk-through.ts'

/** Opens a page to its end, ready to be measured. */
export async function open(page: Page, path: string, viewport: ViewportSize) {
  await page.setViewportSize(viewport)
  await nameElements(page)
  await page.goto(path)
  await untilHydrated(page)
  await walkThrough(page)
}

/** Every text in the part of the page is readable on what is under it, and there are some. */
export async function expectReadable(page: Page, about = '', part?: Box, atLeast = 21) {
  const { measured, tooFaint } = await measureContrast(page, part)
  expect.soft(tooFaint, about).toEqual([])
  expect(measured, 'texts that were seen').toBeGreaterThanOrEqual(atLeast)
}
