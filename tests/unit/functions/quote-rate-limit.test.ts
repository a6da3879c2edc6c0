import { expect, test } from 'vitest'

import { readQuoteLimits } from '#functions/send-quote-email/quote-rate-limit.ts'

const largestInteger = 2_147_483_647

test.each([
  [{}, { perAddress: 20, perPhone: 6 }],
  [
    { QUOTE_LIMIT_PER_ADDRESS: '3', QUOTE_LIMIT_PER_PHONE: '2' },
    { perAddress: 3, perPhone: 2 },
  ],
  [
    { QUOTE_LIMIT_PER_ADDRESS: '0' },
    { perAddress: largestInteger, perPhone: 6 },
  ],
  [
    { QUOTE_LIMIT_PER_PHONE: '00' },
    { perAddress: 20, perPhone: largestInteger },
  ],
  [
    { QUOTE_LIMIT_PER_ADDRESS: 'none', QUOTE_LIMIT_PER_PHONE: '-1' },
    { perAddress: 20, perPhone: 6 },
  ],
])('the limits of %j are %j, where 0 means no limit', (environment, limits) => {
  expect(readQuoteLimits(environment)).toEqual(limits)
})
