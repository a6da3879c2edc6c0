import type { Page } from '@playwright/test'

import { errorTexts } from '../app/content/error-page-text.ts'
import { headerTexts } from '../app/content/layout-text.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import { quoteForm } from './support/quote-form.ts'

const serviceTexts = /\/assets\/service-page-content-/
const cityTexts = /\/assets\/city-page-content-/

test.use({
  expectedConsole:
    /ERR_(FAILED|INTERNET_DISCONNECTED)|status of 404|dynamically imported|Failed to load the/,
})

const serviceRow = (page: Page) =>
  page.getByRole('navigation', { name: 'Choose a service' })
const selectedTab = (page: Page) =>
  serviceRow(page).locator('[aria-current=page]')
const nearbyCity = (page: Page) =>
  page
    .getByRole('region', { name: 'Nearby areas we serve' })
    .getByRole('link')
    .filter({ hasText: 'Granite Bay' })

test('falls back to a full page load that keeps typed values when the texts of services do not load', async ({
  page,
}) => {
  await page.goto('/services')
  await waitForHydration(page)
  await quoteForm(page).firstName.fill('Ada')
  const clicked = Promise.withResolvers<void>()
  await page.route(serviceTexts, async (route) => {
    await clicked.promise
    await route.abort()
  })
  const roof = serviceRow(page).getByRole('link', { name: 'Roof Cleaning' })
  await roof.hover()
  // Longer than the router's delay before it preloads a hovered link.
  await page.waitForTimeout(200)
  await roof.click()
  clicked.resolve()
  await expect(page).toHaveURL('/services?tab=roof')
  await expect(selectedTab(page)).toHaveText('Roof Cleaning')
  await waitForHydration(page)
  await expect(quoteForm(page).firstName).toHaveValue('Ada')

  await test.step('the page stays and shows a notice while the site is unreachable', async () => {
    await page.route('**/*', (route) => route.abort())
    await serviceRow(page)
      .getByRole('link', { name: 'Concrete Sealing' })
      .click()
    await expect(page.getByText(headerTexts.stillLoading)).toBeInViewport({
      ratio: 1,
    })
    await expect(selectedTab(page)).toHaveText('Roof Cleaning')
    await expect(quoteForm(page).firstName).toHaveValue('Ada')
  })

  await page.unrouteAll()
  await expect(page).toHaveURL('/services?tab=concrete-sealing')
  await expect(selectedTab(page)).toHaveText('Concrete Sealing')
  await expect(page.getByText(headerTexts.stillLoading)).toHaveCount(0)
  await expect(quoteForm(page).firstName).toHaveValue('Ada')
})

test('shows an error when a city does not load offline, and loads it on "Try again"', async ({
  page,
  context,
}) => {
  await page.goto('/city/folsom')
  await waitForHydration(page)
  await context.setOffline(true)
  await nearbyCity(page).click()
  await expect(
    page.getByRole('heading', { name: errorTexts.heading }),
  ).toBeVisible()
  await expect(page.getByRole('main')).toContainText(errorTexts.offline)
  await expect(
    page.getByRole('main').getByRole('link', { name: /^Call / }),
  ).toBeVisible()
  await expect(page).toHaveURL('/city/granite-bay')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Pressure washing in Granite Bay, CA',
  )
})

test('falls back to a full page load when the script with the texts of a city is gone', async ({
  page,
}) => {
  await page.goto('/city/folsom')
  await waitForHydration(page)
  await page.route(cityTexts, (route) =>
    route.fulfill({ status: 404, body: 'gone' }),
  )
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await nearbyCity(page).click()
  await loaded
  await expect(page).toHaveURL('/city/granite-bay')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Pressure washing in Granite Bay, CA',
  )
})
