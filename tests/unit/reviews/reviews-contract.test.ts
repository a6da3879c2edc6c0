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
    ['only what cannot be shown', { reviews: [{ ...review, rating: 'five' }] }],
    ['an error', { error: 'The reviews could not be read' }],
  ])('is not %s', (_what, answer) => expect(v.is(reviewsResponseSchema, answer)).toBe(false))

  test.each<[string, unknown]>([
    ['a review without a rating', { ...review, rating: undefined }],
    ['six stars', { ...review, rating: 6 }],
    ['half a star', { ...review, rating: 4.5 }],
    ['blank words', { ...review, text: '  ' }],
    ['a day nobody can read', { ...review, date: 'last week' }],
    ['nothing at all', null],
  ])('leaves %s out, and no other', (_what, odd) => {
    const answer = { reviews: [odd, review] }
    expect(v.parse(reviewsResponseSchema, answer).reviews).toEqual([review])
  })
})
