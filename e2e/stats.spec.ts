import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { untilHydrated } from './hydrated.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'In figures' })

/** What the eye sees; a screen reader is given the final figures all along. */
const figures = (page: Page) => banner(page).locator('li > [aria-hidden]').allTextContents()

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
  await expect.poll(() => figures(page)).toEqual(['0+', '0+', '0%', '0/7'])
  await page.clock.runFor(5000)
  expect(await figures(page), 'too little of it is visible').toEqual(['0+', '0+', '0%', '0/7'])

  await reveal(page, 0.35)
  await expect.poll(() => halfway(page)).toBe(true)
  // Toward the end the curve is so flat that the last figure is reached, rounded, after nine tenths of the time.
  await page.clock.runFor(2000)
  expect(await figures(page), 'not sooner').not.toEqual(final)
  await page.clock.runFor(500)
  await expect.poll(() => figures(page)).toEqual(final)
})

/** Runs the clock a little further and says whether the first figure is under way. */
async function halfway(page: Page): Promise<boolean> {
  await page.clock.runFor(100)
  const [first = ''] = await figures(page)
  const figure = Number.parseInt(first, 10)
  return figure > 0 && figure < 700
}

test('the figures count once, and a screen reader is never told one on its way', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await untilHydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await reveal(page, 1)
  await expect.poll(() => figures(page)).not.toEqual(final)
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
