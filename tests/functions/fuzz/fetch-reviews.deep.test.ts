import { expect, test } from 'vitest'

import { fuzzFetchReviews } from './fetch-reviews.ts'
import { fuzzGoogleReviews } from './google-reviews.ts'
import { many } from './search.ts'

test('a thousand random requests are answered without a 5xx, a stack trace or a secret', async () => {
  const statuses = await fuzzFetchReviews(many)
  // Otherwise the search would not try what it is meant to try.
  expect(statuses).toEqual([200, 204, 405])
})

test('whatever Google sends becomes reviews that fit the contract, or a failure with a code', async () => {
  expect(await fuzzGoogleReviews({ numRuns: 300 })).toEqual({ read: true, failed: true })
})
