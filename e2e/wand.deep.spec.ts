import type { Locator } from '@playwright/test'

import { quoteFormId } from '../app/business/quote-form-id.ts'
import { expectAccessible } from './accessibility.ts'
import { nameElements } from './element-names.ts'
import { expect, test } from './fixtures.ts'
import { homeHero, video } from './hero-parts.ts'
import { settings } from './reflow.ts'
import { expectStill, watchShifts } from './shift-watch.ts'
import {
  layers,
  lightAt,
  lightOf,
  openAtFilmEnd,
  spotOf,
  swipe,
  wandControl,
  wandFiles,
  way,
  wayToForm,
} from './wand.ts'

/** Of the landscape film: dirty ground right of the lane, and the lane. */
const dirty = { x: 1200, y: 480 }
const lane = { x: 960, y: 520 }

test('keys wash: the control says so, shows where the wand is, and at the end leads to the form', async ({
  page,
}) => {
  await nameElements(page)
  const shifts = await watchShifts(page)
  const files = wandFiles(page)
  await openAtFilmEnd(page)
  // As far away as each other: with the distance the light of the lane changes by as much as a twentieth.
  const share = await lightOf(page, { x: 1090, y: 480 }, { x: 990, y: 480 })
  expect(await share()).toBeLessThan(0.8)

  await homeHero(page).getByRole('button', { name: 'Pause motion' }).focus()
  await page.keyboard.press('Tab')
  await expect(wandControl(page)).toBeFocused()
  await expect(wandControl(page)).toHaveText(/arrow keys/)
  await expect.poll(() => files.stills).toHaveLength(1)
  await expectAccessible(page, 'section:has(h1)')

  await test.step('an arrow key washes, and does not scroll', async () => {
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key)
    await expect.poll(share, 'as light as the lane').toBeCloseTo(1, 1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  await test.step('a press washes a lane; once all is clean the way to the form has the focus', async () => {
    await expect(async () => {
      if (await wandControl(page).isVisible()) await page.keyboard.press('Enter')
      await expect(wayToForm(page)).toBeFocused({ timeout: 1500 })
    }).toPass()
    await expectAccessible(page, 'section:has(h1)')
    await expectStill(shifts)
    await page.keyboard.press('Enter')
    await expect(page.locator(`#${quoteFormId}`)).toBeFocused()
  })
})

for (const { about, ...setting } of [
  { about: 'on a phone held sideways', width: 844, height: 390, font: 16, isInFirstScreen: true },
  { about: 'with large letters on a small phone', width: 320, height: 640, font: 32, isInFirstScreen: false },
]) {
  test(`${about} the control lies on nothing that is pressed`, async ({ page }) => {
    await (
      await settings(page)
    )({ ...setting, spacing: false })
    await openAtFilmEnd(page)
    if (setting.isInFirstScreen) await expect(wandControl(page)).toBeInViewport({ ratio: 1 })
    const pressed = homeHero(page).locator('a, button')
    const boxes = await Promise.all((await pressed.all()).map((element) => element.boundingBox()))
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) expect(one && other && overlap(one, other)).toBe(false)
    }
  })
}

test('what can be pressed is pressed as ever, and no water runs over it', async ({ page }) => {
  const files = wandFiles(page)
  await openAtFilmEnd(page)
  const quote = homeHero(page).getByRole('link', { name: 'Get a FREE Quote' })
  await quote.hover()
  expect(files.stills, 'a mouse that goes to a button at once washes nothing').toEqual([])

  await page.getByLabel('First name').first().click()
  await expect(page.getByLabel('First name').first()).toBeFocused()
  await quote.click()
  await expect(page.locator(`#${quoteFormId}`)).toBeFocused()

  await test.step('a film that is played again takes the wand out of the hand', async () => {
    await homeHero(page).getByRole('button', { name: 'Pause motion' }).click()
    await expect(wandControl(page)).toBeVisible()
    await homeHero(page).getByRole('button', { name: 'Play motion' }).click()
    await expect(wandControl(page)).toHaveCount(0)
    await expect(layers(page)).toHaveCount(0)
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a swipe sideways washes, and one upwards scrolls the page and washes nothing', async ({ page }) => {
    const files = wandFiles(page)
    await openAtFilmEnd(page)
    const touch = await page.context().newCDPSession(page)
    // Of the portrait film: dirty ground left of the lane, and the lane.
    const dirty = { x: 200, y: 590 }
    const share = await lightOf(page, dirty, { x: 400, y: 590 })
    expect(await share()).toBeLessThan(0.85)

    // The page runs on for a moment after the finger has left it.
    const comeToRest = page.evaluate(() =>
      new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })).then(() => scrollY),
    )
    await swipe(touch, way({ x: 60, y: 470 }, { x: 62, y: 270 }))
    expect(await comeToRest).toBeGreaterThan(100)
    expect(files.stills).toEqual([])
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))

    const { y } = await spotOf(page, dirty)
    const difference = async () => Math.abs((await share()) - 1)
    await expect(async () => {
      await swipe(touch, way({ x: 20, y }, { x: 330, y }))
      // Once the water in the air has come down.
      await expect.poll(difference, { message: 'as light as the lane', timeout: 4000 }).toBeLessThan(0.1)
    }).toPass()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test.describe('where the clean ground does not come', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('the wand goes away and the film rests as it was', async ({ page }) => {
    await page.route('**/hero-clean*', (route) => route.fulfill({ status: 404 }))
    await openAtFilmEnd(page)
    const before = await lightAt(page, await spotOf(page, dirty))
    const { x, y } = await spotOf(page, lane)
    await page.mouse.move(x, y)
    await expect(wandControl(page)).toHaveCount(0)
    expect(await lightAt(page, await spotOf(page, dirty))).toBeCloseTo(before, 0)
    await expect(video(page)).toHaveJSProperty('ended', true)
  })
})

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
