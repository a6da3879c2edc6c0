import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { reviewsResponseSchema } from '../../../supabase/functions/_shared/reviews-contract.ts'

const review = { id: '1', author: 'Ann', rating: 5, text: 'Clean.', date: '2026-05-14' }

describe('the answer of fetch-reviews', () => {
  test.each([
    ['no review', { reviews: [] }],
    ['a review', { reviews: [review] }],
    ['a review with a picture', { reviews: [{ ...review, avatar: 'https://pictures.example/a.jpg' }] }],
  ])('may be %s', (_what, answer) => expect(v.is(reviewsResponseSchema, answer)).toBe(true))

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'ok'],
    ['an object without reviews', {}],
    ['an error', { error: 'The reviews could not be read' }],
    ['a review without a rating', { reviews: [{ ...review, rating: undefined }] }],
    ['six stars', { reviews: [{ ...review, rating: 6 }] }],
    ['half a star', { reviews: [{ ...review, rating: 4.5 }] }],
    ['blank words', { reviews: [{ ...review, text: '  ' }] }],
    ['a day nobody can read', { reviews: [{ ...review, date: 'last week' }] }],
  ])('is not %s', (_what, answer) => expect(v.is(reviewsResponseSchema, answer)).toBe(false))
})
