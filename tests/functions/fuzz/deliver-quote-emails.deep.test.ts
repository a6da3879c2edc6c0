import { expect, test } from 'vitest'

import { fuzzDeliverQuoteEmails } from './deliver-quote-emails.ts'
import { many } from './search.ts'

test('a thousand random requests are answered without a 5xx, a stack trace or a secret', async () => {
  const statuses = await fuzzDeliverQuoteEmails(many)
  // Otherwise the search would not try what it is meant to try.
  expect(statuses).toEqual([200, 401, 405])
})
