import type { Page } from '@playwright/test'

import { reviewLabels, reviewsTexts } from '../app/content/reviews-text.ts'
import { startFakeReviewWidget } from '../tests/fakes/review-widget.ts'
import { startSite } from '../tests/support/stack.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForReviews } from './support/global-setup.ts'
import { waitForHydration } from './support/hydration.ts'

test.use({ expectedConsole: /status of 500/ })

const reviewList = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: reviewLabels.stars })

test('a configured widget loads below our reviews in an isolated frame, and disappears when it fails', async ({
  page,
  stack,
}) => {
  const platform = await startFakeReviewWidget()
  const { supabaseUrl, publishableKey } = stack
  const site = await startSite({
    supabaseUrl,
    publishableKey,
    environment: platform.environment,
  })
  await waitForReviews(site.url)
  const widget = page.getByRole('region', { name: reviewsTexts.widget })
  const content = widget.locator('iframe').contentFrame()

  await page.goto(`${site.url}/reviews`)
  await waitForHydration(page)
  await expect(reviewList(page)).toHaveCount(8)
  expect(platform.requests).toEqual([])
  await reviewList(page).last().scrollIntoViewIfNeeded()
  await expect(content.getByText('Painted 12 reviews')).toHaveCSS(
    'color',
    'rgb(1, 2, 3)',
  )
  await expect
    .poll(async () => (await widget.boundingBox())?.height)
    .toBeGreaterThan(300)
  const reached = await content.locator('body').evaluate(() => {
    try {
      return window.parent.document.title
    } catch {
      return 'nothing'
    }
  })
  expect(reached).toBe('nothing')
  for (const origin of platform.origins) {
    expect(await contentSecurityPolicy(`${site.url}/reviews`)).not.toContain(
      origin,
    )
    expect(await contentSecurityPolicy(`${site.url}/reviews/widget`)).toContain(
      origin,
    )
  }

  platform.fail()
  await page.reload()
  await waitForHydration(page)
  await reviewList(page).last().scrollIntoViewIfNeeded()
  await expect(widget).toHaveCount(0)
  await expect(reviewList(page)).toHaveCount(8)
  await page.close()
  await site.stop()
  await platform.stop()
})

test('without its setting there is no widget, and the CSP blocks its frame', async ({
  page,
  stack,
}) => {
  expect((await page.request.get('/reviews/widget')).status()).toBe(404)
  expect(await contentSecurityPolicy(`${stack.url}/reviews`)).toContain(
    'frame-src https://www.openstreetmap.org;',
  )
})

async function contentSecurityPolicy(url: string): Promise<string> {
  return (await fetch(url)).headers.get('content-security-policy') ?? ''
}
