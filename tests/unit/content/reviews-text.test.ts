import { expect, test } from 'vitest'

import { ratingText, sourceText } from '../../../app/content/reviews-text.ts'

const real = { id: 'b6c0' }
const sample = { id: '5a3b1e00-0000-4000-8000-000000000001' }

test.each([
  [
    'samples only',
    2,
    [sample, sample],
    '4.3 star rating from 2 sample reviews',
  ],
  ['a real review', 1, [real], '4.3 star rating from 1 review'],
  ['some of many', 200, [real, real], '4.3 star rating from 200 reviews'],
] as const)(
  'the stars say how many reviews they come from, and whether those are samples: %s',
  (_, count, reviews, text) => {
    expect(ratingText({ count, average: 4.3333 }, reviews)).toBe(text)
  },
)

test.each([
  ['samples only', [sample, sample], 'own', /until the first real ones/],
  ['a real review among samples', [real, sample], 'own', /^Sent to us/],
  ['Google', [real], 'google', /^Chosen by Google/],
] as const)(
  'the source of the reviews is said: %s',
  (_, reviews, source, text) => {
    expect(sourceText({ reviews, source })).toMatch(text)
  },
)
