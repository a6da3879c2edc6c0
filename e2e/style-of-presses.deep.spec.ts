import type { Locator } from '@playwright/test'

import { chat } from './support/chat.ts'
import { expect, test } from './support/fixtures.ts'
import { galleryPictures } from './support/gallery-pictures.ts'
import { untilHydrated, untilLaidOut } from './support/hydrated.ts'
import { untilNetworkRests } from './support/network-rest.ts'
import { mostStyled } from './support/style-watch.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/**
 * The way there is not part of a press: a jump over half a page styles what follows the scroll, and brings parts into
 * sight that are fetched and taken over only then.
 */
async function goTo(target: Locator): Promise<void> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  await untilNetworkRests(page)
  await untilLaidOut(page)
}

// One selector is enough to have all of the page styled anew by everything that happens in it.
test('a press or a key styles what it changes, not the page', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  await untilLaidOut(page)
  await untilNetworkRests(page)
  const elements = await page.locator('*').count()
  const menu = page.getByRole('button', { name: 'Menu' })
  const text = page.locator('summary').first()
  const firstName = page.getByLabel('First name')
  const { button, input } = chat(page)

  const presses: [name: string, act: () => Promise<void>, where?: Locator][] = [
    ['menu', () => menu.tap()],
    ['menu, closed', () => page.keyboard.press('Escape')],
    ['accordion', () => text.tap(), text],
    ['accordion, closed', () => text.tap()],
    ['next stop of the keyboard', () => page.keyboard.press('Tab')],
    ['chat, focused', () => button.focus()],
    ['chat', () => button.tap().then(() => input.waitFor())],
    ['chat, first letter', () => input.press('D')],
    ['chat, second letter', () => input.press('o')],
    ['chat, closed', () => chat(page).close.tap()],
    ['form', () => firstName.tap(), firstName],
    ['form, first letter', () => firstName.press('A')],
  ]
  for (const [name, act, where] of presses) {
    if (where) await goTo(where)
    expect.soft(await mostStyled(page, act), name).toBeLessThan(elements / 10)
  }
})

test('a picture of the wall that is pressed does not have all others styled', async ({ page }) => {
  await page.goto('/gallery')
  await untilHydrated(page)
  await untilLaidOut(page)
  await untilNetworkRests(page)
  const pictures = await page.locator('.wall img').count()
  const picture = galleryPictures(page).first()
  await goTo(picture)
  // Pressed, but not opened: that makes all behind it inert, which every element inherits.
  await page.evaluate(() =>
    addEventListener('click', (event) => (event.preventDefault(), event.stopImmediatePropagation()), true),
  )
  const styled = await mostStyled(page, () => picture.tap())
  expect(styled).toBeLessThan(pictures / 5)
})

test('a link styles the next page and what was seen of the last, and selected text keeps its color', async ({
  page,
}) => {
  await page.goto('/')
  await untilHydrated(page)
  await untilLaidOut(page)
  await untilNetworkRests(page)
  const styled = await mostStyled(page, async () => {
    await page.getByRole('link', { name: 'Customer reviews' }).first().press('Enter')
    await expect(page).toHaveURL('/reviews')
    await expect(page.locator('.page-leaving')).toHaveCount(0)
  })
  expect(styled).toBeLessThan((await page.locator('*').count()) / 2)

  const colors = await page.evaluate(() =>
    ['body', 'h1', 'footer p'].map((selector) => {
      const element = document.querySelector(selector)
      return element && getComputedStyle(element, '::selection').backgroundColor
    }),
  )
  expect(new Set(colors)).toEqual(new Set(['rgb(245, 146, 30)']))
})
