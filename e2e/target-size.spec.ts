import type { Page } from '@playwright/test'

import { quoteFormId } from '../app/features/quote/quote-form-id.ts'
import { chat } from './chat.ts'
import { controlsIn } from './controls.ts'
import { nameElements } from './element-names.ts'
import { expect, test } from './fixtures.ts'
import { untilHydrated } from './hydrated.ts'
import { pageKinds } from './page-kinds.ts'

// WCAG 2.5.8 asks for the first of everything that is pressed; what the business lives on is made for thumbs.
const smallest = 24
const lowestAction = 44

for (const { kind, path, expectedConsole } of pageKinds) {
  test.describe(`the ${kind} page`, () => {
    test.use({ expectedConsole })

    for (const width of [360, 1280]) {
      test(`has no target too small to press at ${width} px`, async ({ page }) => {
        await open(page, path, width)
        await expectPressable(page, 'body')
      })
    }
  })
}

test('the opened menu of small screens has no target too small to press', async ({ page }) => {
  await open(page, '/', 360)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible()
  await expectPressable(page, 'header')
})

for (const width of [360, 1280]) {
  test(`the opened chat has no target too small to press at ${width} px`, async ({ page }) => {
    await open(page, '/', width)
    await chat(page).open()
    await expect(chat(page).panel).toBeVisible()
    await expectPressable(page, '[role=dialog], dialog')
  })

  test(`an opened picture has no target too small to press at ${width} px`, async ({ page }) => {
    await open(page, '/gallery', width)
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectPressable(page, 'dialog')
  })
}

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await nameElements(page)
  await page.goto(path)
  await untilHydrated(page)
}

async function expectPressable(page: Page, root: string) {
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
