import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'In figures' })

/** What the eye sees; a screen reader is given the final figures all along. */
const figures = (page: Page) => banner(page).locator('li > [aria-hidden]').allTextContents()

const zero = ['0+', '0+', '0%', '0/7']
const final = ['700+', '6+', '100%', '24/7']

/** Scrolls until the given share of the banner has come up from the lower edge of the window. */
async function reveal(page: Page, share: number) {
  await banner(page).evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect()
    scrollTo({ top: scrollY + top - innerHeight + height * share, behavior: 'instant' })
  }, share)
}

test('the figures count up from 0 in 2.5 seconds once 30 % of them can be seen', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await untilHydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await reveal(page, 0.25)
  await expect.poll(() => figures(page)).toEqual(zero)
  await page.clock.runFor(5000)
  expect(await figures(page), 'too little of it is visible').toEqual(zero)

  await reveal(page, 0.35)
  const atMost = await runUntilCounting(page)
  // Toward the end the curve is so flat that the last figure is reached, rounded, after nine tenths of the time.
  await page.clock.runFor(2200 - atMost)
  expect(await figures(page), 'not sooner').not.toEqual(final)
  await page.clock.runFor(300 + atMost)
  await expect.poll(() => figures(page)).toEqual(final)
})

/**
 * Runs the clock until the first figure is under way: little at a time, because a slow machine looks often before the
 * browser has told the page what is in sight. @returns how many milliseconds it counts by then, at most.
 */
async function runUntilCounting(page: Page): Promise<number> {
  const step = 20
  let run = 0
  await expect
    .poll(async () => {
      await page.clock.runFor(step)
      run += step
      const [first = ''] = await figures(page)
      return Number.parseInt(first, 10)
    })
    .toBeGreaterThan(0)
  return run
}

test('the figures count once, and a screen reader is never told one on its way', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await untilHydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await reveal(page, 1)
  await expect.poll(() => figures(page)).toEqual(zero)
  await runUntilCounting(page)
  expect(await figures(page)).not.toEqual(final)
  await expect(banner(page)).toMatchAriaSnapshot(`
    - list:
      - listitem: 700+ Happy Customers
      - listitem: 6+ Years Experience
      - listitem: 100% Satisfaction Rate
      - listitem: 24/7 Support Available
  `)
  await page.clock.runFor(3000)
  await expect.poll(() => figures(page)).toEqual(final)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.clock.runFor(1000)
  await reveal(page, 1)
  await page.clock.runFor(100)
  expect(await figures(page)).toEqual(final)
})

test('with reduced motion the figures are simply there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await untilHydrated(page)
  await reveal(page, 1)
  await expect(banner(page)).toBeInViewport({ ratio: 0.9 })
  expect(await figures(page)).toEqual(final)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the figures are simply there', async ({ page }) => {
    await page.goto('/')
    expect(await figures(page)).toEqual(final)
  })
})
