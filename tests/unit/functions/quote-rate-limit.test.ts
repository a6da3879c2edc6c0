import { expect, test } from 'vitest'

import { readQuoteLimits } from '#functions/send-quote-email/quote-rate-limit.ts'

const largestInteger = 2_147_483_647

test.each([
  { environment: {}, limits: { perAddress: 20, perPhone: 6 } },
  {
    environment: { QUOTE_LIMIT_PER_ADDRESS: '3', QUOTE_LIMIT_PER_PHONE: '2' },
    limits: { perAddress: 3, perPhone: 2 },
  },
  {
    environment: { QUOTE_LIMIT_PER_ADDRESS: '0' },
    limits: { perAddress: largestInteger, perPhone: 6 },
  },
  {
    environment: { QUOTE_LIMIT_PER_PHONE: '00' },
    limits: { perAddress: 20, perPhone: largestInteger },
  },
  {
    environment: {
      QUOTE_LIMIT_PER_ADDRESS: 'none',
      QUOTE_LIMIT_PER_PHONE: '-1',
    },
    limits: { perAddress: 20, perPhone: 6 },
  },
])(
  'the limits of $environment are $limits, where 0 means no limit',
  ({ environment, limits }) => {
    expect(readQuoteLimits(environment)).toEqual(limits)
  },
)
