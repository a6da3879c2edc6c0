import { expect, test } from 'vitest'

import { ratingText } from '../../../app/content/reviews-text.ts'

const real = { id: 'b6c0', rating: 5 }
const sample = { id: '5a3b1e00-0000-4000-8000-000000000001', rating: 5 }

test.each([
  ['samples only', [sample, sample], 'own', '2 sample reviews'],
  ['a real review', [real], 'own', '1 review'],
  ['a real review among samples', [real, sample], 'own', '2 reviews'],
  ['Google', [real, real], 'google', '2 reviews on Google Maps'],
] as const)(
  'the stars say how many reviews they come from, and whose: %s',
  (_, reviews, source, basis) => {
    expect(ratingText(reviews, source)).toBe(`5.0 star rating from ${basis}`)
  },
)

test('the stars give the average of the reviews, and nothing without any', () => {
  const reviews = [real, { ...real, rating: 4 }, { ...real, rating: 4 }]
  expect(ratingText(reviews, 'own')).toBe('4.3 star rating from 3 reviews')
  expect(ratingText([], 'own')).toBeUndefined()
})
