import * as v from 'valibot'
import { expect, test } from 'vitest'

import { reviewsResponseSchema } from '#functions/_shared/reviews-contract.ts'

import { formatReviewDay, initials } from '../../../app/features/reviews/review-author.tsx'
import { shortenText } from '../../../app/features/reviews/reviews-marquee.tsx'

test.each([
  [0, ''],
  [120, ''],
  [121, '…'],
])('a review of %i characters is shown with at most 120 of them and ends with "%s"', (length, ending) => {
  expect(shortenText('x'.repeat(length))).toBe('x'.repeat(Math.min(length, 120)) + ending)
})

test('an emoji counts as one character and is never cut in half', () => {
  expect(shortenText('🧽'.repeat(120))).toBe('🧽'.repeat(120))
  expect(shortenText(`${'x'.repeat(119)}🧽!`)).toBe(`${'x'.repeat(119)}🧽…`)
})

test.each([
  ['Sample reviewer A', 'SA'],
  ['  Zoë   Ångström ', 'ZÅ'],
  ['Cher', 'C'],
  ['🧽 Bob', '🧽B'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) => expect(initials(name)).toBe(expected))

test.each([
  ['2026-05-14', 'May 14, 2026'],
  ['2026-01-01', 'Jan 1, 2026'],
  ['2026-12-31', 'Dec 31, 2026'],
])('the day %s reads "%s" in every time zone', (date, text) => {
  expect(formatReviewDay(date)).toBe(text)
})

const review = { id: '1', author: 'Ann', rating: 5, text: 'Clean.', date: '2026-05-14' }

test.each([
  ['no review', { reviews: [] }],
  ['a review', { reviews: [review] }],
  ['a review with a picture', { reviews: [{ ...review, avatar: 'https://pictures.example/a.jpg' }] }],
])('a response of fetch-reviews may have %s', (_what, response) => {
  expect(v.is(reviewsResponseSchema, response)).toBe(true)
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['text', 'ok'],
  ['an object without reviews', {}],
  ['a list of nothing but unusable reviews', { reviews: [{ ...review, rating: 'five' }] }],
  ['an error', { error: 'The reviews could not be read' }],
])('%s is no response of fetch-reviews', (_what, response) => {
  expect(v.is(reviewsResponseSchema, response)).toBe(false)
})

test.each<[string, unknown]>([
  ['without a rating', { ...review, rating: undefined }],
  ['with six stars', { ...review, rating: 6 }],
  ['with a blank text', { ...review, text: '  ' }],
  ['with an unreadable day', { ...review, date: 'last week' }],
])('a review %s is left out of the response', (_what, odd) => {
  expect(v.parse(reviewsResponseSchema, { reviews: [odd, review] }).reviews).toEqual([review])
})

test.each<[string, object, object]>([
  ['with half a star', { rating: 4.5 }, { rating: 4.5 }],
  ['with a number for an id', { id: 7 }, { id: '7' }],
  ['with an empty picture', { avatar: '' }, {}],
  ['with a picture over http', { avatar: 'http://pictures.example/a.jpg' }, {}],
  ['with a language nobody knows', { lang: 'none of them' }, {}],
  ['with a moment for a day', { date: '2026-05-14T09:30:00+00:00' }, {}],
])('a review %s is shown', (_what, odd, shown) => {
  const { reviews } = v.parse(reviewsResponseSchema, { reviews: [{ ...review, ...odd }] })
  expect(reviews).toEqual([{ ...review, ...shown }])
})
