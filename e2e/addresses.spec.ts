import type { Page } from '@playwright/test'

import { serviceAreas } from '../app/content/cities/city.ts'
import { redirects } from '../tests/app/route-table.ts'
import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'

const [{ slug }] = serviceAreas

/** One earlier address of every kind: of a page, of a service, of a city. */
const earlier = [/^\/[a-z]+$/, /\?tab=/, /^\/city\//].flatMap((kind) =>
  redirects.filter(({ to }) => kind.test(to)).slice(0, 1),
)

// The router watches the browser's history: this is a move inside the page, without a request to the server.
async function moveInside(page: Page, path: string) {
  await page.evaluate((to) => window.history.pushState({}, '', to), path)
}

test('moves inside the page end where the server would lead, and one step back is where it began', async ({
  page,
}) => {
  await page.goto('/contact')
  await untilHydrated(page)
  expect(earlier).toHaveLength(3)
  for (const { path, to } of earlier) {
    await test.step(`a move to the earlier address ${path} ends at ${to}`, async () => {
      await moveInside(page, path)
      await expect(page).toHaveURL(to)
      await page.goBack()
      await expect(page).toHaveURL('/contact')
    })
  }

  await test.step('a move to an unknown city ends at /404, and to an unknown address stays there', async () => {
    await moveInside(page, '/city/atlantis')
    await expect(page).toHaveURL('/404')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await moveInside(page, '/nowhere')
    await expect(page).toHaveURL('/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(page).toHaveTitle(/^Page not found/)
  })
})

test.describe('a page that does not exist', () => {
  // The browser reports the very answer this is about.
  test.use({ expectedConsole: /status of 404/ })

  test('answers 404, says so and leads home', async ({ page }) => {
    const answer = await page.goto('/nowhere')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await untilHydrated(page)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page).not.toHaveTitle(/Page not found/)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  })
})

test.describe('an address that cannot be decoded', () => {
  test.use({ expectedConsole: /status of 404/ })

  test('answers the 404 page, which works', async ({ page }) => {
    for (const path of ['/50%-off', '/%E0%A4%A']) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await untilHydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    }
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('moving from page to page leaves one title, one canonical address and no graph of another page', async ({
  page,
}) => {
  await page.goto('/contact')
  await untilHydrated(page)
  const graph = page.locator('script[type="application/ld+json"]')
  await expect(graph).toHaveCount(1)
  expect(JSON.parse((await graph.textContent()) ?? '')).toHaveProperty('@graph')
  for (const path of ['/services?tab=roof', `/city/${slug}`, '/epoxy', '/services']) {
    await moveInside(page, path)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${escaped(path)}$`),
    )
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('head meta[name="description"]')).toHaveCount(1)
    // Crawlers load whole pages, each with its own.
    await expect(graph).toHaveCount(0)
  }
})

function escaped(text: string): string {
  return text.replaceAll(/[?.]/g, String.raw`\$&`)
}
