import { expect, test } from 'vitest'

import { many } from './search.ts'
import { fuzzSendQuoteEmail } from './send-quote-email.ts'

test('a thousand random requests are answered without a 5xx, a stack trace or a secret', async () => {
  const statuses = await fuzzSendQuoteEmail(many)
  // Otherwise the search would not try what it is meant to try.
  expect(statuses).toEqual(expect.arrayContaining([200, 204, 400, 405, 413, 415, 422, 429]))
})
