import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { untilHydrated } from './hydrated.ts'

const galleryPage = /\/assets\/gallery-[^/]*\.js$/
const sorry = { name: 'Sorry, this page did not load' }

test.use({
  expectedConsole: /status of 404|ERR_(FAILED|INTERNET_DISCONNECTED)|did not load|dynamically imported/,
})

const gone = { status: 404, body: 'gone' }

/** Counts the documents the page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

async function toGallery(page: Page) {
  await page
    .getByRole('contentinfo')
    .or(page.getByRole('main'))
    .getByRole('link', { name: 'See More Gallery' })
    .click()
}

test('a page whose script is gone after a new version is loaded as a whole, once', async ({
  page,
  context,
}) => {
  await page.route(galleryPage, (route) => route.fulfill(gone))
  await page.goto('/')
  await untilHydrated(page)
  const loads = countLoads(page)
  await toGallery(page)
  await expect(page).toHaveURL('/gallery')
  await expect.poll(loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(sorry.name)

  await test.step('it stays as it came when its script is missing even then', async () => {
    await page.waitForLoadState('networkidle')
    await page.mouse.move(200, 200)
    await expect(page.getByRole('listitem').getByRole('img').first()).toBeVisible()
    await expect(page.getByRole('heading', sorry)).toHaveCount(0)
    expect(loads()).toBe(1)
  })

  await test.step('no circle: a second time so soon, the visitor is told', async () => {
    await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click()
    await untilHydrated(page)
    await toGallery(page)
    await expect(page.getByRole('heading', sorry)).toBeVisible()
  })

  await test.step('Try again waits for the network, then loads the page', async () => {
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', sorry)).toBeVisible()
    await context.setOffline(false)
    await page.unroute(galleryPage)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', sorry)).toHaveCount(0)
    await untilHydrated(page)
    await expect(page).toHaveURL('/gallery')
  })
})

test('a page whose script does not come is taken over when it does', async ({ page }) => {
  await page.route(galleryPage, (route) => route.abort())
  const asked = page.waitForRequest(galleryPage)
  await page.goto('/gallery')
  await asked
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', sorry)).toHaveCount(0)
  await page.unroute(galleryPage)
  await untilHydrated(page)
  await page
    .getByRole('link', { name: /^Before: / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a part whose script did not come works when it is used again', async ({ page }) => {
  const rest = /\/assets\/home-rest-/
  const assistant = /\/assets\/assistant-panel-/
  const messages = /\/assets\/toast-stack-/
  for (const part of [rest, assistant, messages]) await page.route(part, (route) => route.abort())
  await page.goto('/')
  await page.mouse.move(300, 300)
  const open = page.getByRole('button', { name: /^Ask Rill/ })
  await open.click()
  await expect(page.getByRole('heading', sorry)).toHaveCount(0)
  await page.waitForLoadState('networkidle')

  for (const part of [rest, assistant, messages]) await page.unroute(part)
  await page.getByRole('button', { name: 'Show More Cities' }).click()
  await expect(page.getByRole('button', { name: 'Show Less Cities' })).toBeVisible()
  await open.click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
})
