import { expect, test } from 'vitest'

import { ratingText, sourceText } from '../../../app/content/reviews-text.ts'

const real = { id: 'b6c0' }
const sample = { id: '5a3b1e00-0000-4000-8000-000000000001' }

test.each([
  [1, 'star rating from 1 review'],
  [200, 'star rating from 200 reviews'],
] as const)('the average of %i says how many it comes from', (count, text) => {
  expect(ratingText({ count })).toBe(text)
})

test.each([
  ['samples only', [sample, sample], 'own', /^$/],
  ['a real review among samples', [real, sample], 'own', /^From our cards$/],
  ['Google', [real], 'google', /^Chosen by Google/],
] as const)(
  'the source of the reviews is said: %s',
  (_, reviews, source, text) => {
    expect(sourceText({ reviews, source, own: 'From our cards' })).toMatch(text)
  },
)
