import type { Page } from '@playwright/test'

import { cityPageContent } from '../app/content/cities/city-page-content.ts'
import { errorTexts } from '../app/content/error-page-text.ts'
import { headerTexts } from '../app/content/layout-text.ts'
import { exampleCity, examplePath } from '../tests/support/example-city.ts'
import { expect, test } from './support/fixtures.ts'
import {
  openPage,
  scrollAndHydrate,
  waitForHydration,
} from './support/hydration.ts'
import { footerLink, mainHeading, phone } from './support/layout.ts'
import { newVisitor, openQuoteForm } from './support/quote-form.ts'
import { holdRequests, recordRequests, scriptUrl } from './support/requests.ts'
import { oneService, pathOf } from './support/services.ts'

const reviewScripts = scriptUrl('reviews')

test.use({
  expectedConsole:
    /status of 404|ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to load the|dynamically imported/,
})

const errorHeading = (page: Page) =>
  page.getByRole('heading', { name: errorTexts.heading })

const recordDocuments = (page: Page) =>
  recordRequests(
    page,
    (request) =>
      request.isNavigationRequest() && request.frame() === page.mainFrame(),
  )

test('falls back to a full page load when the script of a route is gone', async ({
  page,
}) => {
  // A page that is loaded again references scripts that exist.
  const all = recordDocuments(page)
  await page.route(reviewScripts, (route) =>
    all.length === 1
      ? route.fulfill({ status: 404, body: 'gone' })
      : route.continue(),
  )
  await openPage(page, '/')
  await footerLink(page, 'Reviews').click()
  await expect(page).toHaveURL('/reviews')
  // An error that is rendered again before the page is left asks for it again.
  await expect.poll(() => all.length).toBeGreaterThan(1)
  await expect(mainHeading(page)).toBeVisible()
  await waitForHydration(page)
  await expect(errorHeading(page)).toHaveCount(0)
})

test('a page that does not load offline shows an error with our number, and "Try again" loads it', async ({
  page,
  context,
}) => {
  const [nearest] = exampleCity ? cityPageContent(exampleCity.slug).nearby : []
  test.skip(!nearest, 'The firm has no second city.')
  const { name = '', slug } = nearest ?? {}
  await openPage(page, examplePath)
  await context.setOffline(true)
  const main = page.getByRole('main')
  const link = main.getByRole('link').filter({ hasText: name })
  await link.first().click()
  await expect(errorHeading(page)).toBeVisible()
  await expect(main).toContainText(errorTexts.offline)
  await expect(main.getByRole('link', { name: /^Call / })).toBeVisible()
  await expect(page).toHaveURL(`/city/${slug}`)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(mainHeading(page)).toContainText(name)
})

test('keeps what was typed while the sections below come into view offline', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone)
  const all = recordDocuments(page)
  const form = await openQuoteForm(page, '/')
  await form.firstName.focus()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const visitor = newVisitor()
  await form.fill(visitor)
  await scrollAndHydrate(page.locator('#about'))
  await form.expectValues(visitor)
  expect(all).toHaveLength(1)
})

test('reloads the page when the texts of services are gone', async ({
  page,
}) => {
  await openPage(page, '/services')
  const choice = page.getByRole('navigation', { name: 'Choose a service' })
  const chosen = choice.getByRole('link').and(page.locator('[aria-current]'))
  await page.route(scriptUrl('service-page-content'), (route) => route.abort())
  await choice.getByRole('link', { name: oneService.shortTitle }).click()
  await expect(page).toHaveURL(pathOf(oneService))
  await expect(chosen).toHaveText(oneService.shortTitle)
  await waitForHydration(page)
})

test('says that the next page is still loading', async ({ page }) => {
  await openPage(page, '/services')
  const release = await holdRequests(page, scriptUrl('service-page-content'))
  const choice = page.getByRole('navigation', { name: 'Choose a service' })
  await choice.getByRole('link', { name: oneService.shortTitle }).click()
  const notice = page.getByText(headerTexts.stillLoading)
  await expect(notice).toBeInViewport({ ratio: 1 })
  release()
  await expect(notice).toHaveCount(0)
})
