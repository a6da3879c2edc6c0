import type { Page } from '@playwright/test'

import { quoteFormId } from '../../app/business/quote-form-id.ts'
import { controlsIn } from './controls.ts'
import { nameElements } from './element-names.ts'
import { expect } from './fixtures.ts'
import { untilHydrated } from './hydrated.ts'

// WCAG 2.5.8 asks for the first of everything that is pressed; what the business lives on is made for thumbs.
const smallest = 24
const lowestAction = 44

/** Opens a page whose controls can be named. */
export async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await nameElements(page)
  await page.goto(path)
  await untilHydrated(page)
}

/** Nothing in the part of the page is too small to press. */
export async function expectPressable(page: Page, root: string) {
  const controls = await controlsIn(page, root, quoteFormId)
  expect(controls.length).toBeGreaterThan(1)
  const size = ({ name, width, height }: (typeof controls)[number]) =>
    `${name}: ${Math.round(width)} x ${Math.round(height)}`

  const tooSmall = controls.filter(
    ({ width, height, inSentence }) => !inSentence && Math.min(width, height) < smallest,
  )
  expect.soft(tooSmall.map(size), `smaller than ${smallest} px`).toEqual([])
  const tooLow = controls.filter(({ isAction, height }) => isAction && height < lowestAction)
  expect.soft(tooLow.map(size), `calls to action lower than ${lowestAction} px`).toEqual([])
  expect(
    controls.some(({ isAction }) => isAction),
    'there is a call to action',
  ).toBe(true)
}
