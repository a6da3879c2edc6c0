import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { untilHydrated, untilTakenOver } from './support/hydrated.ts'
import { untilNetworkRests } from './support/network-rest.ts'

// Their names end in eight characters of their content.
const epoxyPage = /\/assets\/epoxy-[\w-]{8}\.js$/
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

async function toEpoxy(page: Page) {
  await page.getByRole('link', { name: 'Learn More About Epoxy' }).click()
}

test('a page whose script is gone after a new version is loaded as a whole, once', async ({
  page,
  context,
}) => {
  // For the clock of the page all of this is one moment, however slow the machine.
  await page.clock.setFixedTime(new Date())
  await page.route(epoxyPage, (route) => route.fulfill(gone))
  await page.goto('/')
  await untilHydrated(page)
  const loads = countLoads(page)
  await toEpoxy(page)
  await expect(page).toHaveURL('/epoxy')
  await expect.poll(loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(sorry.name)

  await test.step('it stays as it came when its script is missing even then', async () => {
    await untilNetworkRests(page)
    await expect(page.getByRole('heading', sorry)).toHaveCount(0)
    expect(loads()).toBe(1)
  })

  await test.step('no circle: a second time so soon, the visitor is told', async () => {
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
    await untilHydrated(page)
    await toEpoxy(page)
    await expect(page.getByRole('heading', sorry)).toBeVisible()
  })

  await test.step('Try again waits for the network, then loads the page', async () => {
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', sorry)).toBeVisible()
    await context.setOffline(false)
    await page.unroute(epoxyPage)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', sorry)).toHaveCount(0)
    await untilHydrated(page)
    await expect(page).toHaveURL('/epoxy')
  })
})

test('without a network a page whose script is missing says so, and comes with the network', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await untilHydrated(page)
  await untilNetworkRests(page)
  await context.setOffline(true)
  await toEpoxy(page)
  await expect(page.getByRole('heading', sorry)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Call / })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/epoxy')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(sorry.name)
})

test('a page whose script does not come is taken over when it does', async ({ page }) => {
  await page.route(epoxyPage, (route) => route.abort())
  const asked = page.waitForRequest(epoxyPage)
  await page.goto('/epoxy')
  await asked
  await untilNetworkRests(page)
  await expect(page.getByRole('heading', sorry)).toHaveCount(0)
  await page.unroute(epoxyPage)
  await untilHydrated(page)
})

test('a part whose script did not come works when it is used again', async ({ page }) => {
  const rest = /\/assets\/home-rest-/
  const assistant = /\/assets\/assistant-panel-/
  const messages = /\/assets\/toast-stack-/
  for (const part of [rest, assistant, messages]) await page.route(part, (route) => route.abort())
  await page.goto('/')
  await untilTakenOver(page)
  const failed = page.waitForEvent('requestfailed', (request) => rest.test(request.url()))
  await page.mouse.move(300, 300)
  await failed
  const open = page.getByRole('button', { name: /^Ask Rill/ })
  // The click may be kept until the button works: only then both are missed.
  const missed = ['The chat did not load', 'What shows messages did not load'].map((words) =>
    page.waitForEvent('console', (message) => message.text().includes(words)),
  )
  await open.click()
  await Promise.all(missed)
  await expect(page.getByRole('heading', sorry)).toHaveCount(0)
  await untilNetworkRests(page)

  for (const part of [rest, assistant, messages]) await page.unroute(part)
  await page.getByRole('button', { name: 'Show More Cities' }).click()
  await expect(page.getByRole('button', { name: 'Show Less Cities' })).toBeVisible()
  await open.click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
})
