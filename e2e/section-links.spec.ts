import type { Locator, Page } from '@playwright/test'

import { reviewsPage } from '../app/content/page-metadata.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import { recordScrolls, scrollPosition, scrollTo } from './support/scrolling.ts'

test.use({ reducedMotion: 'no-preference' })

const sections = [
  { link: 'About', id: 'about' },
  { link: 'Gallery', id: 'gallery' },
]

function headerLink(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true })
}

/** Waits until the section is just below the header and has focus. */
async function expectAtSection(page: Page, id: string) {
  const section = page.locator(`#${id}`)
  await expect
    .poll(async () => {
      const { y = 0 } = (await section.boundingBox()) ?? {}
      return y > 60 && y < 160
    }, `#${id} is below the header`)
    .toBe(true)
  await expect(section).toBeFocused()
}

test('"About" and "Gallery" scroll smoothly to their home page sections every time', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  const scrolls = await recordScrolls(page)
  for (const { link, id } of [...sections, ...sections]) {
    await headerLink(page, link).click()
    await expectAtSection(page, id)
  }
  expect(await scrolls.wereSmooth()).toBe(true)
})

test('with reduced motion a section is shown immediately, and stays in place when the page above it grows', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await waitForHydration(page)
  const scrolls = await recordScrolls(page)
  await headerLink(page, 'About').click()
  await expectAtSection(page, 'about')
  expect(await scrolls.wereSmooth()).toBe(false)
  await page.evaluate(() => {
    const spacer = document.createElement('div')
    spacer.style.height = '900px'
    document.querySelector('main')?.prepend(spacer)
  })
  await expectAtSection(page, 'about')
})

test('from other pages "About" and "Gallery" go home, then scroll after about 100 ms', async ({
  page,
}) => {
  await page.clock.install()
  for (const { link, id } of sections) {
    await page.goto('/contact')
    await waitForHydration(page)
    await page.clock.pauseAt(Date.now() + 5_000)
    await headerLink(page, link).click()
    await expect(page).toHaveURL(`/#${id}`)
    await expect(page.locator('#service-areas')).toBeAttached()
    await page.clock.runFor(90)
    expect(await scrollPosition(page)).toBe(0)
    await expect(page.locator(`#${id}`)).not.toBeFocused()
    await page.clock.runFor(20)
    await page.clock.resume()
    await expectAtSection(page, id)
  }
})

test('a section link closes the mobile menu before the home page has loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/contact')
  await waitForHydration(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('button', { name: 'Menu' }).click()
  const requested = page.waitForRequest('**/*.js')
  await headerLink(page, 'About').click()
  await requested
  await expect(headerLink(page, 'About')).toBeHidden()
  await expect(page.locator('#about')).not.toBeAttached()
  release()
  await expectAtSection(page, 'about')
})

test('the logo leads to the top of the home page, and other links to the current page to its top', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  const scrolls = await recordScrolls(page)
  await expectToLeadToTop(
    page,
    page.getByRole('banner').getByRole('link', { name: /, home$/ }),
  )
  expect(await scrolls.wereSmooth()).toBe(true)
  await expect(page).toHaveURL('/')

  await page.goto('/reviews')
  await waitForHydration(page)
  await expectToLeadToTop(page, headerLink(page, 'Reviews'))
  await page.goto('/services?tab=roof')
  await waitForHydration(page)
  await expectToLeadToTop(
    page,
    page.getByRole('contentinfo').getByRole('link', { name: 'Roof Cleaning' }),
  )
})

test('a link to a section of the current page leads there again', async ({
  page,
}) => {
  await page.goto('/contact')
  await waitForHydration(page)
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy notice' })
  const notice = page.locator('#privacy')
  for (let visit = 0; visit < 2; visit += 1) {
    await link.click()
    await expect(page).toHaveURL('/contact#privacy')
    await expect(notice).toBeInViewport()
    await scrollTo(page, 0)
    await expect(notice).not.toBeInViewport()
  }
})

async function expectToLeadToTop(page: Page, link: Locator) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0)
  await link.click()
  await expect.poll(() => scrollPosition(page)).toBe(0)
}

test('in the menu, a link to the current page closes the menu and leads to the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/reviews')
  await waitForHydration(page)
  await scrollTo(page, 600)
  await page.getByRole('button', { name: 'Menu' }).click()
  await headerLink(page, 'Reviews').click()
  await expect(headerLink(page, 'Reviews')).toBeHidden()
  await expect.poll(() => scrollPosition(page)).toBe(0)
})

test('a navigation moves focus to the new page and announces its title', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  // Live regions announce only changes, so the element must exist before the
  // navigation.
  const announcer = page.locator('body > .sr-only[aria-live=polite]')
  await expect(announcer).toHaveText('')
  await headerLink(page, 'Reviews').click()
  await expect(page).toHaveURL('/reviews')
  await expect(
    page.getByRole('main', { name: reviewsPage.heading, exact: true }),
  ).toBeFocused()
  await expect(announcer).toHaveText(/^Customer Reviews \|/)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Roof Cleaning' })
    .click()
  await expect(announcer).toHaveText(/^Roof Cleaning in Sacramento \|/)
})
