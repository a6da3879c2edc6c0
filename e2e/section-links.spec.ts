import type { Locator, Page } from '@playwright/test'

import { searchResults } from '../app/content/page-metadata.ts'
import { reviewsPage } from '../app/content/reviews-page-text.ts'
import { expect, test } from './support/fixtures.ts'
import { openPage } from './support/hydration.ts'
import {
  boxOf,
  footerLink,
  headerLink,
  menuButton,
  phone,
} from './support/layout.ts'
import { holdRequests } from './support/requests.ts'
import { recordScrolls, scrollPosition, scrollTo } from './support/scrolling.ts'
import { oneService, pathOf } from './support/services.ts'

test.use({ reducedMotion: 'no-preference' })

const sections = [
  { link: 'About', id: 'about' },
  { link: 'Gallery', id: 'gallery' },
]

async function expectAtSection(page: Page, id: string) {
  const section = page.locator(`#${id}`)
  await expect
    .poll(async () => {
      const { y } = await boxOf(section)
      return y > 60 && y < 160
    }, `#${id} is below the header`)
    .toBe(true)
  await expect(section).toBeFocused()
}

test('"About" and "Gallery" scroll smoothly to their home page sections every time', async ({
  page,
}) => {
  await openPage(page, '/')
  const scrolls = await recordScrolls(page)
  for (const { link, id } of [...sections, ...sections]) {
    await headerLink(page, link).click()
    await expectAtSection(page, id)
  }
  expect(await scrolls.wereSmooth()).toBe(true)
})

test('with reduced motion a section is shown immediately', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  const scrolls = await recordScrolls(page)
  await headerLink(page, 'About').click()
  await expectAtSection(page, 'about')
  expect(await scrolls.wereSmooth()).toBe(false)
})

test('from other pages "About" and "Gallery" go home, then scroll after about 100 ms', async ({
  page,
}) => {
  await page.clock.install()
  for (const { link, id } of sections) {
    await openPage(page, '/contact')
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
  await page.setViewportSize(phone)
  await openPage(page, '/contact')
  const release = await holdRequests(page, '**/*.js')
  await menuButton(page).click()
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
  await openPage(page, '/')
  const scrolls = await recordScrolls(page)
  await expectToLeadToTop(page, headerLink(page, /, home$/))
  expect(await scrolls.wereSmooth()).toBe(true)
  await expect(page).toHaveURL('/')

  await openPage(page, '/reviews')
  await expectToLeadToTop(page, headerLink(page, 'Reviews'))
  await openPage(page, pathOf(oneService))
  await expectToLeadToTop(page, footerLink(page, oneService.shortTitle))
})

test('a link to a section of the current page leads there again', async ({
  page,
}) => {
  await openPage(page, '/contact')
  const link = footerLink(page, 'Privacy notice')
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

test('a navigation moves focus to the new page and announces its title', async ({
  page,
}) => {
  await openPage(page, '/')
  // Live regions announce only changes, so the element must exist before the
  // navigation.
  const announcer = page.locator('body > .sr-only[aria-live=polite]')
  await expect(announcer).toHaveText('')
  await headerLink(page, 'Reviews').click()
  await expect(page).toHaveURL('/reviews')
  await expect(
    page.getByRole('main', { name: reviewsPage.heading, exact: true }),
  ).toBeFocused()
  await expect(announcer).toContainText(searchResults.reviews.title)
  await footerLink(page, oneService.shortTitle).click()
  await expect(announcer).toContainText(oneService.search.title)
})
