import type { Page } from '@playwright/test'

import { errorTexts } from '../app/content/error-page-text.ts'
import { expect, test } from './support/fixtures.ts'
import { scrollAndHydrate, waitForHydration } from './support/hydration.ts'

/**
 * Scripts of the epoxy route and its page, whose names end in an
 * eight-character content hash.
 */
const epoxyScripts = /\/epoxy-(page-)?[\w-]{8}\.js$/
const errorHeading = { name: errorTexts.heading }

test.use({
  expectedConsole:
    /status of 404|ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to load the|dynamically imported/,
})

/** Counts the documents that the page requests from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents += 1
  })
  return () => documents
}

async function openHome(page: Page) {
  await page.goto('/')
  await waitForHydration(page)
}

const epoxyLink = (page: Page) =>
  page.getByRole('link', { name: 'Learn More About Epoxy' })

async function followEpoxyLink(page: Page) {
  const link = epoxyLink(page)
  // Before hydration it is a plain link.
  await scrollAndHydrate(link)
  await link.click()
  await expect(page).toHaveURL('/epoxy')
}

test('falls back to a full page load when the script of a route is gone, and shows an error while offline', async ({
  page,
  context,
}) => {
  let isGone = true
  await page.route(epoxyScripts, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  )
  await openHome(page)
  const documents = countDocuments(page)
  // The newly loaded page references scripts that exist.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await followEpoxyLink(page)
  await expect.poll(documents).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', errorHeading)).toHaveCount(0)

  await test.step('offline, the error page is shown instead', async () => {
    await openHome(page)
    isGone = true
    const laterDocuments = countDocuments(page)
    await scrollAndHydrate(epoxyLink(page))
    await context.setOffline(true)
    await followEpoxyLink(page)
    await expect(page.getByRole('heading', errorHeading)).toBeVisible()
    expect(laterDocuments()).toBe(0)
  })

  await test.step('"Try again" keeps the error page while offline and loads the page once online', async () => {
    const failed = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: 'Try again' }).click()
    await failed
    await expect(page.getByRole('heading', errorHeading)).toBeVisible()
    await context.setOffline(false)
    await page.unroute(epoxyScripts)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', errorHeading)).toHaveCount(0)
    await waitForHydration(page)
    await expect(page).toHaveURL('/epoxy')
  })
})
