import { startSite } from '../tests/support/stack.ts'
import { expect, test, untilReviewsAreRead } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { untilNetworkRests } from './support/network-rest.ts'
import { reviewCards } from './support/review-cards.ts'

const sampleAuthors = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => `Sample reviewer ${letter}`)

test.describe('the reviews page', () => {
  test('shows every review in full, and its HTML carries them', async ({ page, stack }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(stack.url) && !request.url().startsWith('data:'))
        elsewhere.push(request.url())
    })
    await page.goto('/reviews')
    const cards = reviewCards(page.getByRole('main'))
    await expect(cards).toHaveCount(sampleAuthors.length)
    for (const [index, author] of sampleAuthors.entries())
      await expect(cards.nth(index)).toContainText(author)
    await expect(cards.first()).toContainText('The rest of the driveway looks like the day it was poured.')

    await test.step('what nobody wrote is marked, each of them', async () => {
      await expect(cards.getByText('Sample', { exact: true })).toHaveCount(sampleAuthors.length)
    })

    const html = await (await fetch(`${stack.url}/reviews`)).text()
    expect(html).toMatch(/<p[^>]*>Twelve years of oil spots/)

    await test.step('and asks nobody but this site', async () => {
      await untilHydrated(page)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await untilNetworkRests(page)
      expect(elsewhere).toEqual([])
    })
  })
})

test.describe('reviews once fetched', () => {
  for (const { minutes, calls, are } of [
    { minutes: 29, calls: 0, are: 'are not asked for again' },
    { minutes: 31, calls: 1, are: 'are asked for once more' },
  ]) {
    test(`${are} when the visitor turns the page after ${minutes} minutes`, async ({ page, stack }) => {
      // A site of its own: the page may be a copy, whose reviews are as old as it is.
      const site = await startSite(stack)
      await untilReviewsAreRead(site.url)
      await page.clock.install()
      await page.goto(site.url)
      await untilHydrated(page)
      await expect(page.getByText('Sample reviewer A')).not.toHaveCount(0)
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/_serverFn/')) asked.push(request.url())
      })
      await page.clock.fastForward(minutes * 60_000)
      await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click()
      const region = page.getByRole('region', { name: 'Review by review' })
      await expect(reviewCards(region)).toHaveCount(sampleAuthors.length)
      await expect.poll(() => asked.length).toBeGreaterThanOrEqual(calls)
      await untilNetworkRests(page)
      expect(asked).toHaveLength(calls)
      await page.close()
      await site.stop()
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, heading] of [
    ['/', 'What customers write'],
    ['/reviews', 'Review by review'],
  ] as const) {
    test(`${path} shows the reviews, above the footer, and no spinner`, async ({ page }) => {
      await page.goto(path)
      const section = page.getByRole('region', { name: heading })
      await expect(section).toHaveCount(1)
      await section.getByText('Sample reviewer A').scrollIntoViewIfNeeded()
      await expect(section.getByText('Sample reviewer A')).toBeInViewport()
      await expect(page.getByText('Loading reviews')).toBeHidden()
      // The slope of the footer may cut into the empty foot of the section, never into a review.
      const footer = await page.getByRole('contentinfo').boundingBox()
      const ends = await section
        .locator('time')
        .evaluateAll((dates) => dates.map((date) => date.getBoundingClientRect().bottom))
      expect(ends).not.toHaveLength(0)
      for (const end of ends) expect(end).toBeLessThanOrEqual(footer?.y ?? 0)
    })
  }
})
