import type { Page } from '@playwright/test'

import { redirects } from '../tests/app/route-table.ts'
import { examplePath } from '../tests/support/example-city.ts'
import { testSite } from '../tests/support/test-site.ts'
import { expect, test } from './support/fixtures.ts'
import { openPage } from './support/hydration.ts'
import { mainHeading } from './support/layout.ts'
import { oneService, pathOf } from './support/services.ts'

const notFound = 'Oops! Page not found'

/** One legacy address of each kind: page, service and city. */
const legacyAddresses = [/^\/\w*$/, /^\/services/, /^\/city\//].flatMap(
  (kind) => redirects.find(({ to }) => kind.test(to)) ?? [],
)

// The router subscribes to the browser's history, so this navigates without a
// request to the server.
async function navigateClientSide(page: Page, path: string) {
  await page.evaluate((to) => window.history.pushState({}, '', to), path)
}

test('legacy and unknown addresses lead to the same pages in the browser as on the server', async ({
  page,
}) => {
  await openPage(page, '/contact')
  for (const { path, to } of legacyAddresses) {
    await test.step(`${path} redirects to ${to}, and Back returns to the previous page`, async () => {
      await navigateClientSide(page, path)
      await expect(page).toHaveURL(to)
      await page.goBack()
      await expect(page).toHaveURL('/contact')
    })
  }

  await navigateClientSide(page, '/city/atlantis')
  await expect(page).toHaveURL('/404')
  await expect(mainHeading(page)).toHaveText(notFound)
  await navigateClientSide(page, '/nowhere')
  await expect(page).toHaveURL('/nowhere')
  await expect(mainHeading(page)).toHaveText(notFound)
  await expect(page).toHaveTitle(/^Page not found/)
})

test('a navigation leaves one title, one description and the canonical URL of the new page', async ({
  page,
}) => {
  await openPage(page, '/contact')
  for (const path of [pathOf(oneService), examplePath, '/services']) {
    await navigateClientSide(page, path)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${testSite.url}${path}`,
    )
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('head meta[name="description"]')).toHaveCount(1)
  }
})
