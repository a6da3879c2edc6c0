import type { Page } from '@playwright/test'

import type { Review } from '#domain/reviews-contract.ts'

import { sectionHeadings } from '../app/content/home-page-text.ts'
import { reviewWords } from '../app/content/review-words.ts'
import { reviewLabels, reviewsTexts } from '../app/content/reviews-text.ts'
import { specialtyPages } from '../app/lib/site-pages.ts'
import { sendJson } from '../tests/fakes/faults.ts'
import { shownReviews } from '../tests/support/shown-reviews.ts'
import { phoneWords, testSite } from '../tests/support/test-site.ts'
import { respondWith } from './support/broken-backend.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForReviews } from './support/global-setup.ts'
import { openPage, waitForHydration } from './support/hydration.ts'
import { boxOf, phone, quoteSection } from './support/layout.ts'
import { recordThirdPartyRequests, serverFnUrl } from './support/requests.ts'
import { reviewList, quotedReview } from './support/reviews.ts'
import { oneService, otherService, pathOf } from './support/services.ts'

const [word = ''] = wordsFor(oneService.id)
const [otherWord = ''] = wordsFor(otherService.id)

function wordsFor(id: string): readonly string[] {
  return reviewWords.find(({ service }) => service === id)?.words ?? []
}

function strip(page: Page) {
  const section = page.getByRole('region', { name: sectionHeadings.reviews })
  const viewport = section.getByRole('group', { name: reviewLabels.strip })
  return {
    section,
    viewport,
    /** Includes the copies, which are hidden from assistive technology. */
    lists: viewport.locator('ul'),
    reviews: viewport.getByRole('listitem'),
    pauseButton: section.getByRole('button', { name: reviewLabels.pause }),
    playButton: section.getByRole('button', { name: reviewLabels.play }),
  }
}

const withoutReviews = shownReviews.length === 0

async function openStrip(page: Page) {
  test.skip(withoutReviews, 'The firm has no reviews yet.')
  await openPage(page, '/')
  await strip(page).section.scrollIntoViewIfNeeded()
  return strip(page)
}

const firstReviewLeft = async (page: Page) =>
  (await strip(page).reviews.first().boundingBox())?.x ?? NaN

async function expectMoving(page: Page) {
  const before = await firstReviewLeft(page)
  await expect.poll(() => firstReviewLeft(page)).toBeLessThan(before - 5)
}

async function expectStill(page: Page) {
  await expect
    .poll(() =>
      strip(page).viewport.evaluate((viewport) =>
        viewport
          .getAnimations({ subtree: true })
          .filter(({ playState }) => playState === 'running'),
      ),
    )
    .toEqual([])
}

test('the strip shows every review, cut to 120 characters, in a list that is rendered three times', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { reviews, lists, section } = await openStrip(page)
  await expect(reviews).toContainText(shownReviews.map(({ author }) => author))
  const starsAndDate = /[1-5] out of 5 stars.*[A-Z][a-z]+ \d+, \d{4}/
  await expect(reviews.filter({ hasText: starsAndDate })).toHaveCount(
    shownReviews.length,
  )
  const texts = await reviews.getByRole('paragraph').allTextContents()
  const cut = texts.filter((text) => text.endsWith('…'))
  const short = shownReviews.filter(({ text }) => text.length <= 120)
  expect(texts).toEqual(expect.arrayContaining(short.map(({ text }) => text)))
  expect(cut).toHaveLength(shownReviews.length - short.length)
  for (const text of cut) expect(text.length).toBeLessThanOrEqual(121)
  const rest = section.getByRole('link', { name: reviewLabels.rest })
  await expect(rest).toHaveCount(cut.length)

  await expect(lists).toHaveCount(3)
  // Two of them are hidden from the keyboard and screen readers.
  await expect(section.getByRole('list')).toHaveCount(1)
  await section.getByRole('link', { name: reviewLabels.all }).click()
  await expect(page).toHaveURL('/reviews')
})

test('the strip moves while in view, pauses on hover and focus, and stops with its button', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { section, viewport, pauseButton, playButton } = await openStrip(page)
  await expectMoving(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expectStill(page)
  await section.scrollIntoViewIfNeeded()
  await expectMoving(page)

  await viewport.hover()
  await expectStill(page)
  await page.mouse.move(0, 0)
  await expectMoving(page)
  await viewport.focus()
  await expectStill(page)
  const before = await firstReviewLeft(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => firstReviewLeft(page)).toBeLessThan(before - 20)
  const rest = section.getByRole('link', { name: reviewLabels.rest })
  for (const link of (await rest.all()).slice(0, 2)) {
    await link.focus()
    await expectStill(page)
  }

  await pauseButton.click()
  await expectStill(page)
  await playButton.click()
  await page.mouse.move(0, 0)
  await playButton.or(pauseButton).blur()
  await expectMoving(page)
})

test('with reduced motion the strip is static, shows whole cards, is rendered once and scrolls manually', async ({
  page,
}) => {
  test.skip(shownReviews.length < 2, 'One review fits.')
  await page.setViewportSize(phone)
  const { viewport, lists, reviews, pauseButton } = await openStrip(page)
  await expectStill(page)
  await expect(lists).toHaveCount(1)
  await expect(pauseButton).toBeHidden()
  const { x, width } = await boxOf(viewport)
  for (const review of await reviews.all()) {
    const card = await boxOf(review)
    const isCut = card.x < x + width - 1 && card.x + card.width > x + width + 1
    expect(isCut, 'a card is cut').toBe(false)
  }
  await viewport.focus()
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => viewport.evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(0)
  await reviews.last().scrollIntoViewIfNeeded()
  await expect(reviews.last()).toBeInViewport({ ratio: 0.9 })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page that waits for the reviews says nothing of loading', async ({
    page,
    startOwnSite,
  }) => {
    const site = await startOwnSite({ backend: { respond: () => {} } })
    for (const path of ['/', '/reviews']) {
      await page.goto(site.url + path, { waitUntil: 'commit' })
      const loading = page.getByText(reviewLabels.loading)
      await expect(loading).toBeAttached()
      await expect(loading).toBeHidden()
    }
  })
})

test('a long review is listed in full and quoted by its beginning where its service is described, and no other service quotes one', async ({
  page,
  startOwnSite,
}) => {
  const text = `They did our ${word}. ${'It was a long day. '.repeat(99)}The end.`
  const review = { author: 'Ann', rating: 5, date: '2026-05-14' }
  const reviews: Review[] = [
    { ...review, id: 'long', text },
    {
      ...review,
      id: 'poor',
      rating: 2,
      text: `They did our ${otherWord} badly.`,
    },
  ]
  const site = await startOwnSite({
    backend: { respond: (_, response) => sendJson(response, 200, { reviews }) },
  })
  await waitForReviews(site.url)
  await page.goto(`${site.url}/reviews`)
  await expect(page.getByRole('figure')).toHaveCount(0)
  await expect(reviewList(page).first()).toContainText('The end.')
  await page.goto(site.url + pathOf(oneService))
  await expect(quotedReview(page).getByRole('blockquote')).toHaveText(
    new RegExp(`^They did our ${RegExp.escape(word)}\\. .{180,230}…$`),
  )
  for (const path of [
    pathOf(otherService),
    ...specialtyPages.map((page) => page.path),
  ]) {
    await page.goto(site.url + path)
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(quotedReview(page)).toHaveCount(0)
  }
})

test.describe('without a network connection', () => {
  test.use({ expectedConsole: /ERR_FAILED|Failed to request the reviews/ })

  test('visible reviews stay when the visitor returns to the tab', async ({
    page,
  }) => {
    test.skip(withoutReviews, 'The firm has no reviews yet.')
    await page.clock.install()
    await openPage(page, '/reviews')
    await page.route(serverFnUrl, (route) => route.abort())
    await page.clock.fastForward(31 * 60_000)
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('request the reviews'),
    )
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await failed
    await page.clock.runFor(1000)
    await expect(reviewList(page)).toHaveCount(shownReviews.length)
  })
})

test('when the backend fails, the strip is hidden, and the reviews page offers phone and form', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite({ backend: { respond: respondWith(500) } })
  await page.goto(`${site.url}/reviews`)
  const notice = page.getByRole('main').getByText(reviewsTexts.failed)
  await expect(notice.getByRole('link', { name: phoneWords })).toHaveAttribute(
    'href',
    `tel:${testSite.phone}`,
  )
  await notice.getByRole('link', { name: reviewsTexts.ask.form }).click()
  await expect(quoteSection(page)).toBeInViewport()
  await openPage(page, site.url)
  await expect(
    page.getByRole('heading', { name: sectionHeadings.services }),
  ).toBeVisible()
  await expect(page.getByText(reviewLabels.loading)).toHaveCount(0)
  await expect(strip(page).section).toHaveCount(0)
  await expect
    .poll(site.log)
    .toMatch(/"level":"error".*failed to read the reviews/)
})

test('an empty list hides the strip, and a slow list shows a spinner without delaying hydration', async ({
  page,
  startOwnSite,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const site = await startOwnSite({
    backend: {
      respond: (_, response) =>
        void released.then(() => sendJson(response, 200, { reviews: [] })),
    },
  })
  await page.goto(site.url, { waitUntil: 'commit' })
  await expect(page.getByText(reviewLabels.loading)).toBeAttached()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await waitForHydration(page)
  release()
  await expect(page.getByText(reviewLabels.loading)).toHaveCount(0)
  await expect(strip(page).section).toHaveCount(0)
  // On a slow machine the request for the list may have timed out. The site
  // retries it after a while.
  const reviewsPage = async () => (await fetch(`${site.url}/reviews`)).text()
  await expect
    .poll(reviewsPage, { timeout: 100_000 })
    .toContain(reviewsTexts.empty)
})

test('reviews from Google link to their authors and Google Maps, and load nothing from there', async ({
  page,
  startOwnSite,
}) => {
  const authorUrl = 'https://www.google.com/maps/contrib/5/reviews'
  const url = 'https://www.google.com/maps/reviews/data=!5'
  const sourceUrl = 'https://maps.google.com/?cid=1234567890'
  const review: Review = {
    id: 'review-5',
    author: 'Ann Author',
    authorUrl,
    rating: 5,
    text: 'Clean again.',
    date: '2026-05-14',
    url,
  }
  const rating = { count: 180, average: 4.8 }
  const body = { source: 'google', sourceUrl, rating, reviews: [review] }
  const site = await startOwnSite({
    backend: { respond: (_, response) => sendJson(response, 200, body) },
  })
  const thirdPartyRequests = recordThirdPartyRequests(page, site.url)
  await page.goto(`${site.url}/reviews`)
  const card = reviewList(page)
  await expect(card).toContainText('May 14, 2026 on Google Maps')
  await expect(card.getByRole('link', { name: 'Ann Author' })).toHaveAttribute(
    'href',
    authorUrl,
  )
  await expect(card.getByRole('link', { name: 'Google Maps' })).toHaveAttribute(
    'href',
    url,
  )
  const source = page
    .getByRole('main')
    .getByText('4.8 star rating from 180 reviews on Google Maps')
  await expect(source.getByRole('link')).toHaveAttribute('href', sourceUrl)
  await page.goto(site.url)
  await expect(
    page.getByRole('link', {
      name: '4.8 star rating from 180 reviews on Google Maps',
    }),
  ).toBeVisible()
  await expect(strip(page).reviews).toContainText('on Google Maps')
  expect(thirdPartyRequests).toEqual([])
})
