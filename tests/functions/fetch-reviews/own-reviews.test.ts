import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { reviewsResponseSchema } from '#domain/reviews-contract.ts'

import { type RunningSupabase, startSupabase } from '../support/supabase.ts'

let supabase: RunningSupabase
beforeAll(async () => {
  supabase = await startSupabase()
  await hideOthers()
  const numbered = Array.from({ length: 198 }, (_, index) => ({
    author: `Author ${index + 1}`,
    text: `Text ${index + 1}`,
    reviewed_on: new Date(Date.UTC(2026, 0, index)).toISOString().slice(0, 10),
    rating: index < 66 ? 1 : 4,
  }))
  await addReviews([
    ...numbered,
    {
      author: 'Zoë 🧽',
      text: 'Line one\nline "two" </script>',
      reviewed_on: '2026-10-01',
    },
    // Dropped because its date cannot be parsed. The other reviews are still
    // returned.
    { author: 'Far future', text: 'x', reviewed_on: 'infinity' },
  ])
  await addReviews(
    [{ author: 'Held back', text: 'x', reviewed_on: '2026-06-02' }],
    false,
  )
})
afterAll(() => supabase.remove())

async function hideOthers(): Promise<void> {
  const { data } = await supabase.admin
    .from('reviews')
    .select('id')
    .throwOnError()
  for (const { id } of data)
    await supabase.admin
      .rpc('publish_review', { review_id: id, published: false })
      .throwOnError()
}

async function addReviews(
  reviews: {
    author: string
    text: string
    reviewed_on: string
    rating?: number
  }[],
  published = true,
): Promise<void> {
  const rated = reviews.map((review) => ({ rating: 3, ...review }))
  await supabase.admin
    .rpc('import_reviews', { reviews: rated, published })
    .throwOnError()
}

const call = (init?: RequestInit) =>
  fetch(`${supabase.url}/functions/v1/fetch-reviews`, init)

test('returns all of the owner’s published reviews as stored, newest first, with their number and mean', async () => {
  const { reviews, rating } = v.parse(
    reviewsResponseSchema,
    await (await call()).json(),
  )
  expect(reviews).toHaveLength(199)
  // Also counts the one with the invalid date.
  expect(rating).toEqual({ count: 200, average: 3 })
  expect(reviews.slice(1, 3).map(({ author }) => author)).toEqual([
    'Author 198',
    'Author 197',
  ])
  expect(reviews[0]).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    author: 'Zoë 🧽',
    rating: 3,
    text: 'Line one\nline "two" </script>',
    date: '2026-10-01',
  })
})

test('returns the owner’s reviews for a POST with any body', async () => {
  const response = await call({ method: 'POST', body: '{{{' })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(v.is(reviewsResponseSchema, await response.json())).toBe(true)
})

test('rejects other methods', async () => {
  const response = await call({ method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, POST')
})
