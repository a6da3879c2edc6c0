import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })

/** Counts the hovers that reach those who listen on the document, as React does. */
async function countHovers(page: Page) {
  await page.addInitScript(() => {
    for (const hover of ['mouseover', 'pointerover']) {
      document.addEventListener(hover, () => {
        const { dataset } = document.documentElement
        dataset.hovers = String(Number(dataset.hovers ?? 0) + 1)
      })
    }
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.hovers ?? 0))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a press is not kept waiting by the hover that the browser makes up for a finger', async ({
    page,
  }) => {
    const hovers = await countHovers(page)
    await page.goto('/')
    await untilHydrated(page)
    // The browser may think of a mouse in the corner while the page is being drawn, before anybody listens.
    const before = await hovers()
    await menu(page).tap()
    await expect(page.getByRole('link', { name: 'Reviews' }).first()).toBeVisible()
    expect(await hovers()).toBe(before)
  })

  test('the menu is laid out before anybody opens it, and not to be seen, pressed or reached', async ({
    page,
  }) => {
    await page.goto('/')
    await untilHydrated(page)
    const list = page.locator('.mobile-menu')
    await expect(list).toHaveCSS('content-visibility', 'visible')
    await expect(list).toHaveCSS('display', 'block')
    await expect(list).toBeHidden()
    // Whoever presses where its links would be, presses the page.
    const { x, y } = await list.evaluate((element) => element.getBoundingClientRect())
    const pressed = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('nav'),
      [x + 40, y + 40] as const,
    )
    expect(pressed).toBeNull()

    await menu(page).tap()
    await expect(list).toBeVisible()
    await menu(page).tap()
    await expect(list).toBeHidden()
  })

  test('the menu that closes keeps its links and its height until it is gone', async ({ page }) => {
    await page.goto('/')
    await untilHydrated(page)
    await menu(page).tap()
    const list = page.locator('.mobile-menu')
    await expect(list).toBeVisible()
    const closing = await list.evaluate(async (element: HTMLElement) => {
      const { height } = element.getBoundingClientRect()
      element.hidePopover()
      await new Promise(requestAnimationFrame)
      const isMoving = element.getAnimations().length > 0
      const { contentVisibility } = getComputedStyle(element)
      return { isMoving, contentVisibility, lost: height - element.getBoundingClientRect().height }
    })
    expect(closing).toEqual({ isMoving: true, contentVisibility: 'visible', lost: 0 })
  })
})

test('a mouse is heard, so that what it points at is fetched', async ({ page }) => {
  const hovers = await countHovers(page)
  await page.goto('/')
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Reviews' }).first().hover()
  await expect.poll(hovers).toBeGreaterThan(0)
})
