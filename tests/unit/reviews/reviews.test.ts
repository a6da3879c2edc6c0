import * as v from 'valibot'
import { expect, test } from 'vitest'

import {
  invalidReviewIds,
  reviewsResponseSchema,
} from '#domain/reviews-contract.ts'

import { shortDate } from '../../../app/content/date-words.ts'
import { initials } from '../../../app/features/reviews/review-author.tsx'
import { shortenText } from '../../../app/features/reviews/shorten-text.ts'

test.each([
  [0, ''],
  [120, ''],
  [121, '…'],
])(
  'a review of %i characters is cut to 120 and ends with "%s"',
  (length, ending) => {
    expect(shortenText('x'.repeat(length))).toBe(
      'x'.repeat(Math.min(length, 120)) + ending,
    )
  },
)

test('an emoji counts as one character and is never cut in half', () => {
  expect(shortenText('🧽'.repeat(120))).toBe('🧽'.repeat(120))
  expect(shortenText(`${'x'.repeat(119)}🧽!`)).toBe(`${'x'.repeat(119)}🧽…`)
})

test.each([
  ['Sample reviewer A', 'SA'],
  ['  Zoë   Ångström ', 'ZÅ'],
  ['Cher', 'C'],
  ['Karen B., Salem', 'KB'],
  ['🧽 Bob', '🧽B'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) =>
  expect(initials(name)).toBe(expected),
)

test.each([
  ['2026-05-14', 'May 14, 2026'],
  ['2026-01-01', 'Jan 1, 2026'],
  ['2026-12-31', 'Dec 31, 2026'],
])('the date %s is shown as "%s" in every time zone', (date, text) => {
  expect(shortDate(date)).toBe(text)
})

const review = {
  id: '1',
  author: 'Ann',
  rating: 5,
  text: 'Clean.',
  date: '2026-05-14',
}

test('a fetch-reviews response may contain no reviews', () => {
  expect(v.parse(reviewsResponseSchema, { reviews: [] }).reviews).toEqual([])
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['text', 'ok'],
  ['an object without reviews', {}],
  [
    'a list of only invalid reviews',
    { reviews: [{ ...review, rating: 'five' }] },
  ],
  ['an error', { error: 'Failed to read the reviews' }],
])('%s is not a valid fetch-reviews response', (_description, response) => {
  expect(v.is(reviewsResponseSchema, response)).toBe(false)
})

test.each<[string, unknown]>([
  ['without a rating', { ...review, rating: undefined }],
  ['with six stars', { ...review, rating: 6 }],
  ['with blank text', { ...review, text: '  ' }],
  ['with an invalid date', { ...review, date: 'last week' }],
])('a review %s is dropped from the response', (_description, invalid) => {
  expect(
    v.parse(reviewsResponseSchema, { reviews: [invalid, review] }).reviews,
  ).toEqual([review])
})

test('the ids of dropped reviews are listed for the log', () => {
  const dropped = [{ ...review, id: 7, rating: 6 }, null, { text: 'No id' }]
  expect(invalidReviewIds([review, ...dropped])).toEqual([
    '7',
    'unknown',
    'unknown',
  ])
})

test.each<[string, object, object]>([
  ['with half a star', { rating: 4.5 }, { rating: 4.5 }],
  ['with a numeric ID', { id: 7 }, { id: '7' }],
  ['with an empty picture URL', { avatar: '' }, {}],
  ['with a picture over http', { avatar: 'http://pictures.example/a.jpg' }, {}],
  ['with an unknown language', { lang: 'none of them' }, {}],
  [
    'with a timestamp instead of a date',
    { date: '2026-05-14T09:30:00+00:00' },
    {},
  ],
])('a review %s is shown', (_description, overrides, expected) => {
  const { reviews } = v.parse(reviewsResponseSchema, {
    reviews: [{ ...review, ...overrides }],
  })
  expect(reviews).toEqual([{ ...review, ...expected }])
})
