import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { untilAtRest, watchScrolling } from './support/scrolling.ts'

const sections = [
  { link: 'About', id: 'about' },
  { link: 'Gallery', id: 'gallery' },
]

function headerLink(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true })
}

/** The section has come to rest with its top just below the header, and has focus. */
async function expectArrived(page: Page, id: string) {
  const section = page.locator(`#${id}`)
  await expect.poll(async () => (await section.boundingBox())?.y).toBeLessThan(160)
  await expect.poll(async () => (await section.boundingBox())?.y).toBeGreaterThan(60)
  await expect(section).toBeFocused()
}

test('About and Gallery: each scrolls smoothly to its section when the visitor is at home, every time', async ({
  page,
}) => {
  await page.goto('/')
  await untilHydrated(page)
  for (const { link, id } of [...sections, ...sections]) {
    const scrolling = await watchScrolling(page)
    await headerLink(page, link).click()
    await expectArrived(page, id)
    expect(await scrolling.how()).toBe('smoothly')
  }
})

for (const { link, id } of sections) {
  test(`${link} goes home first and scrolls after about 100 ms when the visitor is elsewhere`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/contact')
    await untilHydrated(page)
    await page.clock.pauseAt(Date.now() + 5000)
    await headerLink(page, link).click()
    await expect(page).toHaveURL(`/#${id}`)
    await expect(page.locator('#service-areas')).toBeAttached()
    await page.clock.runFor(90)
    expect(await page.evaluate(() => scrollY), 'not yet').toBe(0)
    await expect(page.locator(`#${id}`)).not.toBeFocused()
    await page.clock.runFor(20)
    await page.clock.resume()
    await expectArrived(page, id)
  })
}

test('a section stays in place while something above it still grows', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  await headerLink(page, 'About').click()
  await expectArrived(page, 'about')
  await page.evaluate(() => {
    const late = document.createElement('div')
    late.style.height = '900px'
    document.querySelector('main')?.prepend(late)
  })
  await expectArrived(page, 'about')

  await test.step('the visitor who scrolls away is not pulled back', async () => {
    // On a busy machine it may still be on its way, and what the wheel does then is the browser's business.
    await untilAtRest(page)
    await page.mouse.wheel(0, 1200)
    await page.evaluate(() => {
      const late = document.createElement('div')
      late.style.height = '900px'
      document.querySelector('main')?.append(late)
    })
    await expect
      .poll(() => page.evaluate(() => document.getElementById('about')?.getBoundingClientRect().top ?? 0))
      .toBeLessThan(-300)
  })
})

test('choosing a section closes the mobile menu at once, before the home page has come', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/contact')
  await untilHydrated(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('button', { name: 'Menu' }).click()
  const asked = page.waitForRequest('/assets/*.js')
  await headerLink(page, 'About').click()
  await asked
  await expect(headerLink(page, 'About')).toBeHidden()
  await expect(page.locator('#about')).not.toBeAttached()
  release()
  await expectArrived(page, 'about')
})

test('after a move to another page, focus is at its start, and its title is announced', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  // It is there before anything happens in it, or nothing would be said.
  const announcer = page.locator('body > [aria-live=polite]')
  await expect(announcer).toHaveText('')
  await headerLink(page, 'Reviews').click()
  await expect(page).toHaveURL('/reviews')
  await expect(page.getByRole('main', { name: 'What our customers write', exact: true })).toBeFocused()
  await expect(announcer).toHaveText(/^Customer Reviews \|/)

  await test.step('another service has another title', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Roof Cleaning' }).click()
    await expect(announcer).toHaveText(/^Roof Cleaning in Sacramento \|/)
    await page
      .getByRole('navigation', { name: 'Choose a service' })
      .getByRole('link', { name: 'Gutter' })
      .click()
    await expect(announcer).toHaveText(/^Gutter Cleaning in Sacramento \|/)
  })
})
