import type { Page } from '@playwright/test'

import { cityPageContent } from '../app/content/cities/city-page-content.ts'
import { serviceAreas } from '../app/content/cities/city.ts'
import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { untilNetworkRests } from './support/network-rest.ts'
import { pageFileAddress } from './support/page-files.ts'
import { quoteForm, someone } from './support/quote-form.ts'
import { selectedService, serviceHeading, serviceRow } from './support/service-parts.ts'

// The rest of a page, such as pictures further down, is missed as well.
test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ })

const sorry = { name: 'Sorry, this page did not load' }
const [here] = serviceAreas
const [next] = cityPageContent(here.slug).nearby

/** Counts what the page asks of one of many from now on. */
function countFiles(page: Page): () => number {
  let made = 0
  page.on('request', (request) => {
    if (pageFileAddress.test(request.url())) made += 1
  })
  return () => made
}

function nearby(page: Page) {
  return page
    .getByRole('region', { name: 'Nearby areas we serve' })
    .getByRole('link')
    .filter({ hasText: next?.name ?? '' })
}

function headOf(page: Page, name = '') {
  return expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pressure Washing in ${name}, CA`)
}

test('what a city says is asked for once, when a pointer is on the way to its link', async ({
  page,
  context,
}) => {
  await page.goto(`/city/${here.slug}`)
  await untilHydrated(page)
  const asked = countFiles(page)
  await nearby(page).hover()
  await expect.poll(asked).toBe(1)
  await untilNetworkRests(page)
  await nearby(page).click()
  await headOf(page, next?.name)

  await test.step('back and forth, also without a network', async () => {
    await context.setOffline(true)
    await page.goBack()
    await headOf(page, here.name)
    await page.goForward()
    await headOf(page, next?.name)
    await context.setOffline(false)
    expect(asked()).toBe(1)
  })
})

test('whoever has gone from one service to another has them all, also without a network', async ({
  page,
  context,
}) => {
  await page.goto('/services')
  await untilHydrated(page)
  const asked = countFiles(page)
  await serviceRow(page).getByRole('link', { name: 'Roof Cleaning' }).click()
  await expect(serviceHeading(page, 'Roof Cleaning')).toBeVisible()
  await untilNetworkRests(page)
  await context.setOffline(true)
  await serviceRow(page).getByRole('link', { name: 'Commercial Cleaning' }).click()
  await expect(selectedService(page)).toHaveText('Commercial Cleaning')
  await page.goBack()
  await expect(selectedService(page)).toHaveText('Roof Cleaning')
  await page.goBack()
  await expect(selectedService(page)).toHaveText('Concrete Sealing')
  await context.setOffline(false)
  expect(asked()).toBe(1)
})

test.describe('a file that does not come through', () => {
  test.use({
    expectedConsole:
      /ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to (fetch|load module script)|did not come|status of (404|500)/,
  })

  test('keeps the service that is shown, and what was typed', async ({ page }) => {
    const { firstName, email } = someone()
    await page.goto('/services')
    await untilHydrated(page)
    const form = quoteForm(page)
    await form.firstName.fill(firstName)
    await form.email.fill(email)
    await page.route(pageFileAddress, (route) => route.abort())
    const missing = page.waitForRequest(pageFileAddress)
    await serviceRow(page).getByRole('link', { name: 'Roof Cleaning' }).click()
    const missed = await missing
    await expect(page.getByRole('alert')).toContainText(sorry.name)
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect(page).toHaveURL('/services')
    await expect(selectedService(page)).toHaveText('Concrete Sealing')
    await expect(form.firstName).toHaveValue(firstName)

    await test.step('and goes on when it does', async () => {
      await page.unroute(pageFileAddress)
      const again = page.waitForRequest(pageFileAddress)
      await serviceRow(page).getByRole('link', { name: 'Roof Cleaning' }).click()
      // Many browsers keep to it that nothing comes from an address where nothing came once.
      expect((await again).url()).not.toBe(missed.url())
      await expect(page).toHaveURL('/services?tab=roof')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(form.firstName).toHaveValue(firstName)
      await expect(form.email).toHaveValue(email)
    })
  })

  test('says that a city did not load where there is no network, and has another try', async ({
    page,
    context,
  }) => {
    await page.goto(`/city/${here.slug}`)
    await untilHydrated(page)
    await context.setOffline(true)
    await nearby(page).click()
    await expect(page).toHaveURL(`/city/${next?.slug}`)
    await expect(page.getByRole('heading', sorry)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', sorry)).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await headOf(page, next?.name)
  })

  for (const [what, answer] of [
    ['a file that is gone', { status: 404, body: 'gone' }],
    ['a server that broke', { status: 500, body: 'broken' }],
    ['the page of somebody else', { status: 200, contentType: 'text/html', body: '<p>Pay here.</p>' }],
  ] as const) {
    test(`has the city loaded as a whole page, with ${what}`, async ({ page }) => {
      await page.goto(`/city/${here.slug}`)
      await untilHydrated(page)
      await page.route(pageFileAddress, (route) => route.fulfill(answer))
      await nearby(page).click()
      await expect(page).toHaveURL(`/city/${next?.slug}`)
      await headOf(page, next?.name)
      await untilHydrated(page)
      await expect(page.getByRole('heading', sorry)).toHaveCount(0)
    })
  }
})
