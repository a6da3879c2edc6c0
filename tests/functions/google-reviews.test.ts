import * as v from 'valibot'
import { describe, expect, onTestFinished, test } from 'vitest'

import { reviewsResponseSchema } from '../../supabase/functions/_shared/reviews-contract.ts'
import { googleReview, type GooglePlacesStandIn, startGooglePlacesStandIn } from '../fakes/google-places.ts'
import { startProductFunctions } from './host-fixture.ts'

/** The function in Deno, set up for Google's stand-in; the database it could fall back to does not exist. */
async function startWithGoogle(change: Record<string, string> = {}) {
  const google = await startGooglePlacesStandIn()
  onTestFinished(() => google.stop())
  const host = await startProductFunctions('http://127.0.0.1:9', {
    GOOGLE_PLACES_API_KEY: google.apiKey,
    GOOGLE_PLACE_ID: google.placeId,
    GOOGLE_PLACES_API_URL: google.url,
    ...change,
  })
  onTestFinished(() => host.remove())
  return { google, ask: () => fetch(`${host.url}/fetch-reviews`) }
}

async function answerOf(response: Response) {
  if (response.status !== 200) throw new Error(`${response.status}`)
  return v.parse(reviewsResponseSchema, await response.json())
}

describe('reviews from Google', () => {
  test('come with author, picture, profile, day and link, the newest first, and say where they are from', async () => {
    const { ask } = await startWithGoogle()
    const { reviews, ...rest } = await answerOf(await ask())

    expect(rest).toEqual({ source: 'google', sourceUrl: 'https://maps.google.com/?cid=1234567890' })
    expect(reviews.map(({ author }) => author)).toEqual([5, 4, 3, 2, 1].map((number) => `Author ${number}`))
    expect(reviews[0]).toEqual({
      id: 'places/a-place/reviews/review-5',
      author: 'Author 5',
      avatar: 'https://lh3.googleusercontent.com/a/author-5=s128-c0x00000000-cc-rp-mo',
      authorUrl: 'https://www.google.com/maps/contrib/5/reviews',
      rating: 5,
      text: 'Text of review 5.',
      lang: 'en',
      date: '2026-05-14',
      url: 'https://www.google.com/maps/reviews/data=!4m6!5',
    })
  })

  test('are asked for once and then kept: a page view costs no call', async () => {
    const { google, ask } = await startWithGoogle()
    await Promise.all([ask(), ask(), ask()])
    google.mode = 'broken'
    expect((await answerOf(await ask())).reviews).toHaveLength(5)
    expect(google.calls).toBe(1)
  })

  test('are five at most, those without words left out', async () => {
    const { google, ask } = await startWithGoogle()
    const { text: _text, ...starsOnly } = googleReview(9)
    google.place = { reviews: [starsOnly, ...[1, 2, 3, 4, 5, 6, 7].map((number) => googleReview(number))] }
    const { reviews, sourceUrl } = await answerOf(await ask())
    expect(reviews.map(({ author }) => author)).toEqual([7, 6, 5, 4, 3].map((number) => `Author ${number}`))
    expect(sourceUrl).toBeUndefined()
  })

  test('may be none: Google then leaves the list out', async () => {
    const { google, ask } = await startWithGoogle()
    google.place = {}
    expect(await answerOf(await ask())).toEqual({ reviews: [], source: 'google' })
  })

  test('never bring a link or a picture from elsewhere', async () => {
    const { google, ask } = await startWithGoogle()
    const attribution = {
      displayName: 'Mallory',
      uri: 'javascript:alert(1)',
      photoUri: 'https://lh3.googleusercontent.com.evil.example/a.jpg',
    }
    google.place = {
      reviews: [googleReview(1, { authorAttribution: attribution, googleMapsUri: 'https://evil.example/' })],
    }
    const { reviews } = await answerOf(await ask())
    expect(reviews).toEqual([
      {
        id: 'places/a-place/reviews/review-1',
        author: 'Mallory',
        rating: 5,
        text: 'Text of review 1.',
        lang: 'en',
        date: '2026-01-14',
      },
    ])
  })

  test('one that cannot be read does not take the others with it', async () => {
    const { google, ask } = await startWithGoogle()
    google.place = { reviews: [googleReview(1, { rating: 11 }), googleReview(2), null, 'x'] }
    expect((await answerOf(await ask())).reviews.map(({ author }) => author)).toEqual(['Author 2'])
  })
})

test.each<GooglePlacesStandIn['mode']>([
  'quota',
  'denied',
  'broken',
  'empty-error',
  'hang',
  'hang-midway',
  'reset',
  'reset-midway',
  'malformed',
  'not-utf8',
  'huge',
  'redirect',
])('when Google behaves as "%s", the caller hears that there are none to read, and no more', async (mode) => {
  const { google, ask } = await startWithGoogle()
  google.mode = mode
  const response = await ask()
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ error: 'The reviews could not be read' })
  // Google is left alone for a while: it has asked for that, or it has trouble enough.
  const { calls } = google
  expect((await ask()).status).toBe(500)
  expect(google.calls).toBe(calls)
})

test('a wrong key is one more failure', async () => {
  const { ask } = await startWithGoogle({ GOOGLE_PLACES_API_KEY: 'AIza-wrong' })
  expect((await ask()).status).toBe(500)
})

test.each(['GOOGLE_PLACES_API_KEY', 'GOOGLE_PLACE_ID'])(
  'without %s the owner’s own reviews are read, and Google hears nothing',
  async (missing) => {
    const { google, ask } = await startWithGoogle({ [missing]: '' })
    // There is no database here: the answer shows that it was the one asked.
    expect((await ask()).status).toBe(500)
    expect(google.calls).toBe(0)
  },
)
