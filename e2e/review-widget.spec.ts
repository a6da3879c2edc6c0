import { reviewsTexts } from '../app/content/reviews-text.ts'
import { startFakeReviewWidget } from '../tests/fakes/review-widget.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForReviews } from './support/global-setup.ts'
import { openPage } from './support/hydration.ts'
import { boxOf } from './support/layout.ts'
import { reviewList } from './support/reviews.ts'

test.use({ expectedConsole: /status of 500/ })

test('a configured widget loads below our reviews in an isolated frame, and disappears when it fails', async ({
  page,
  startOwnSite,
}) => {
  const platform = await startFakeReviewWidget()
  const { environment } = platform
  const site = await startOwnSite({ environment })
  await waitForReviews(site.url)
  const widget = page.getByRole('region', { name: reviewsTexts.widget })
  const content = widget.locator('iframe').contentFrame()

  await openPage(page, `${site.url}/reviews`)
  await expect(reviewList(page)).toHaveCount(8)
  expect(platform.requests).toEqual([])
  await reviewList(page).last().scrollIntoViewIfNeeded()
  await expect(content.getByText('Painted 12 reviews')).toHaveCSS(
    'color',
    'rgb(1, 2, 3)',
  )
  const height = async () => (await boxOf(widget)).height
  await expect.poll(height).toBeGreaterThan(300)
  const reached = await content.locator('body').evaluate(() => {
    try {
      return window.parent.document.title
    } catch {
      return 'nothing'
    }
  })
  expect(reached).toBe('nothing')
  const policyOfPage = await contentSecurityPolicy(`${site.url}/reviews`)
  const policyOfFrame = await contentSecurityPolicy(
    `${site.url}/reviews/widget`,
  )
  for (const origin of platform.origins) {
    expect(policyOfPage).not.toContain(origin)
    expect(policyOfFrame).toContain(origin)
  }

  platform.fail()
  await openPage(page, `${site.url}/reviews`)
  await reviewList(page).last().scrollIntoViewIfNeeded()
  await expect(widget).toHaveCount(0)
  await expect(reviewList(page)).toHaveCount(8)
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
