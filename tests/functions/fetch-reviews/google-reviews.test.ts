import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'

import { reviewsResponseSchema } from '#domain/reviews-contract.ts'

import {
  type FakeGooglePlaces,
  googleReview,
  startFakeGooglePlaces,
} from '../../fakes/google-places.ts'
import { startFunctions, unusedUrl } from '../support/functions-host.ts'

async function startWithGoogle(overrides: Record<string, string> = {}) {
  const google = await startFakeGooglePlaces()
  onTestFinished(() => google.stop())
  const functions = await startFunctions(unusedUrl, {
    GOOGLE_PLACES_API_KEY: google.apiKey,
    GOOGLE_PLACE_ID: google.placeId,
    GOOGLE_PLACES_API_URL: google.url,
    ...overrides,
  })
  onTestFinished(() => functions.stop())
  const fetchReviews = () => fetch(`${functions.url}/fetch-reviews`)
  return { google, fetchReviews }
}

async function reviewsOf(response: Response) {
  expect(response.status).toBe(200)
  return v.parse(reviewsResponseSchema, await response.json())
}

test('returns Google’s reviews with author, picture and links, newest first, and Google’s own rating, and caches them', async () => {
  const { google, fetchReviews } = await startWithGoogle()
  const { reviews, ...source } = await reviewsOf(await fetchReviews())
  expect(source).toEqual({
    source: 'google',
    rating: { average: 4.8, count: 180 },
    sourceUrl: 'https://maps.google.com/?cid=1234567890',
  })
  expect(reviews.map(({ author }) => author)).toEqual(
    [5, 4, 3, 2, 1].map((number) => `Author ${number}`),
  )
  expect(reviews[0]).toEqual({
    id: 'places/a-place/reviews/review-5',
    author: 'Author 5',
    avatar:
      'https://lh3.googleusercontent.com/a/author-5=s128-c0x00000000-cc-rp-mo',
    authorUrl: 'https://www.google.com/maps/contrib/5/reviews',
    rating: 5,
    text: 'Text of review 5.',
    lang: 'en',
    date: '2026-05-14',
    url: 'https://www.google.com/maps/reviews/data=!4m6!5',
  })
  google.mode = 'quota'
  expect((await reviewsOf(await fetchReviews())).reviews).toHaveLength(5)
  expect(google.calls, 'the second request uses the cache').toBe(1)
})

test('drops malformed reviews, ratings without text and links to other sites, and returns five reviews', async () => {
  const { google, fetchReviews } = await startWithGoogle()
  const { text: _text, ...starsOnly } = googleReview(9)
  const foreign = {
    displayName: 'Mallory',
    uri: 'javascript:alert(1)',
    photoUri: 'https://lh3.googleusercontent.com.evil.example/a.jpg',
  }
  google.place = {
    reviews: [
      starsOnly,
      googleReview(8, {
        authorAttribution: foreign,
        googleMapsUri: 'https://evil.example/',
      }),
      googleReview(7, { rating: 11 }),
      null,
      'x',
      ...[1, 2, 3, 4, 5, 6].map((number) => googleReview(number)),
    ],
  }
  const { reviews, sourceUrl } = await reviewsOf(await fetchReviews())
  expect(sourceUrl).toBeUndefined()
  expect(reviews.map(({ author }) => author)).toEqual([
    'Mallory',
    'Author 6',
    'Author 5',
    'Author 4',
    'Author 3',
  ])
  expect(reviews[0]).toEqual({
    id: 'places/a-place/reviews/review-8',
    author: 'Mallory',
    rating: 5,
    text: 'Text of review 8.',
    lang: 'en',
    date: '2026-08-14',
  })
})

// A request to Google times out after three seconds.
test.each<FakeGooglePlaces['mode']>(['quota', 'hang', 'malformed', 'redirect'])(
  'responds with an error and pauses calls to Google after "%s"',
  async (mode) => {
    const { google, fetchReviews } = await startWithGoogle()
    google.mode = mode
    const response = await fetchReviews()
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      error: 'Failed to read the reviews',
    })
    const { calls } = google
    expect((await fetchReviews()).status).toBe(500)
    expect(google.calls).toBe(calls)
  },
)

test.each(['GOOGLE_PLACES_API_KEY', 'GOOGLE_PLACE_ID'])(
  'reads the owner’s reviews and does not call Google without %s',
  async (missing) => {
    const { google, fetchReviews } = await startWithGoogle({ [missing]: '' })
    expect(
      (await fetchReviews()).status,
      'fails because there is no database',
    ).toBe(500)
    expect(google.calls).toBe(0)
  },
)
