import type { Page } from '@playwright/test'

import { errorTexts } from '../app/content/layout-text.ts'
import { expect, test } from './support/fixtures.ts'
import { scrollToHydrated, waitForHydration } from './support/hydration.ts'

/** The scripts of the route and its page: a name, and eight characters of their content. */
const epoxyScripts = /\/epoxy-(page-)?[\w-]{8}\.js$/
const sorry = { name: errorTexts.heading }

test.use({
  expectedConsole: /status of 404|ERR_(FAILED|INTERNET_DISCONNECTED)|did not load|dynamically imported/,
})

/** Counts the documents the page requests from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  return () => documents
}

async function openHome(page: Page) {
  await page.goto('/')
  await waitForHydration(page)
}

async function followEpoxyLink(page: Page) {
  const link = page.getByRole('link', { name: 'Learn More About Epoxy' })
  // Until then it is a plain link.
  await scrollToHydrated(link)
  await link.click()
  await expect(page).toHaveURL('/epoxy')
}

test('loads the whole page once when the script of a route is gone, and then tells the visitor', async ({
  page,
  context,
}) => {
  // For the clock of the page all of this is one moment, however slow the machine.
  await page.clock.setFixedTime(new Date())
  let isGone = true
  await page.route(epoxyScripts, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  )
  await openHome(page)
  const documents = countDocuments(page)
  // The page that is loaded names the scripts that are there.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await followEpoxyLink(page)
  await expect.poll(documents).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', sorry)).toHaveCount(0)

  await test.step('a second time so soon would go round in circles', async () => {
    await openHome(page)
    isGone = true
    const more = countDocuments(page)
    await followEpoxyLink(page)
    await expect(page.getByRole('heading', sorry)).toBeVisible()
    expect(more()).toBe(0)
  })

  await test.step('Try again waits for the network, then loads the page', async () => {
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: 'Try again' }).click()
    await failed
    await expect(page.getByRole('heading', sorry)).toBeVisible()
    await context.setOffline(false)
    await page.unroute(epoxyScripts)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', sorry)).toHaveCount(0)
    await waitForHydration(page)
    await expect(page).toHaveURL('/epoxy')
  })
})
