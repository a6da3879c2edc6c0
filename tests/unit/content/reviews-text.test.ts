import { expect, test } from 'vitest'

import { ratingText, sourceText } from '../../../app/content/reviews-text.ts'

const real = { id: 'b6c0', rating: 5 }
const sample = { id: '5a3b1e00-0000-4000-8000-000000000001', rating: 5 }

test.each([
  ['samples only', [sample, sample], '2 sample reviews'],
  ['a real review', [real], '1 review'],
  ['a real review among samples', [real, sample], '2 reviews'],
] as const)(
  'the stars say how many reviews they come from, and whether those are samples: %s',
  (_, reviews, basis) => {
    expect(ratingText(reviews)).toBe(`5.0 star rating from ${basis}`)
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

test('the stars give the average of the reviews, and nothing without any', () => {
  const reviews = [real, { ...real, rating: 4 }, { ...real, rating: 4 }]
  expect(ratingText(reviews)).toBe('4.3 star rating from 3 reviews')
  expect(ratingText([])).toBeUndefined()
})
