import { expect, test } from 'vitest'

import {
  leadingReview,
  reviewAbout,
  reviewFrom,
} from '../../../app/features/reviews/choose-quote.ts'
import type { TaggedReview } from '../../../app/features/reviews/read-reviews.server.ts'

/** Creates a review with a text of that many characters. */
function reviewOf(
  length: number,
  overrides: Partial<TaggedReview> = {},
): TaggedReview {
  return {
    id: String(length),
    author: 'Ann',
    rating: 5,
    text: 'x'.repeat(length),
    date: '2026-05-14',
    services: [],
    ...overrides,
  }
}

test.each([
  { lengths: [20, 241, 80, 200], chosen: '80' },
  { lengths: [2000, 240], chosen: '240' },
  { lengths: [2000, 20, 79], chosen: '20' },
  { lengths: [2000], chosen: undefined },
  { lengths: [], chosen: undefined },
])(
  'of reviews with $lengths characters, newest first, the one of $chosen leads',
  ({ lengths, chosen }) => {
    const reviews = lengths.map((length) => reviewOf(length))
    expect(leadingReview(reviews)?.id).toBe(chosen)
  },
)

test('a review with less than four stars does not lead', () => {
  const reviews = [reviewOf(100, { rating: 3.5 }), reviewOf(90, { rating: 4 })]
  expect(leadingReview(reviews)?.id).toBe('90')
})

test('a service quotes a review that speaks of it, however long, if it has four stars', () => {
  const reviews = [
    reviewOf(100),
    reviewOf(2000, { services: ['driveway', 'roof'] }),
    reviewOf(90, { services: ['gutter'], rating: 2 }),
    reviewOf(90, { id: 'later', services: ['driveway'] }),
  ]
  expect(reviewAbout('roof', reviews)?.id).toBe('2000')
  expect(reviewAbout('driveway', reviews)?.id).toBe('later')
  expect(reviewAbout('gutter', reviews)).toBeUndefined()
  expect(reviewAbout('patio', reviews)).toBeUndefined()
})

test.each([
  { author: 'Ann B., deck in Salem', text: 'Clean.' },
  { author: 'Ann', text: 'They came to Salem on Monday.' },
])('a city quotes a review that names it: $author, $text', (review) => {
  const reviews = [reviewOf(100), reviewOf(90, { ...review, id: 'found' })]
  expect(reviewFrom('Salem', reviews)?.id).toBe('found')
  expect(reviewFrom('Ely', reviews)).toBeUndefined()
})

test.each([
  { author: 'Ann Salem', text: 'Clean.' },
  { author: 'Ann, Salem', text: 'Bad.', rating: 2 },
  { author: 'Ann', text: 'Salemville is far.' },
])('Salem does not quote: $author, $text', (review) => {
  expect(reviewFrom('Salem', [reviewOf(90, review)])).toBeUndefined()
})
