import { expect, test } from 'vitest'

import {
  sharedVisitorKey,
  unknownCallerKey,
} from '#functions/_shared/platform/visitor-hash.ts'
import { quoteLimitsFor } from '#functions/send-quote-email/quote-rate-limit.ts'

const visitor = 'a'.repeat(64)
const largestInteger = 2_147_483_647

test.each([
  { environment: {}, limits: { perAddress: 20, perPhone: 6 } },
  {
    environment: { QUOTE_LIMIT_PER_ADDRESS: '3', QUOTE_LIMIT_PER_PHONE: '2' },
    limits: { perAddress: 3, perPhone: 2 },
  },
  {
    environment: { QUOTE_LIMIT_PER_ADDRESS: '0', QUOTE_LIMIT_PER_PHONE: '00' },
    limits: { perAddress: largestInteger, perPhone: largestInteger },
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
    expect(quoteLimitsFor(visitor, environment)).toEqual(limits)
    expect(quoteLimitsFor(unknownCallerKey, environment)).toEqual(limits)
  },
)

test.each([
  { setting: '3', perAddress: 500 },
  { setting: '0', perAddress: largestInteger },
])(
  'visitors who can’t be told apart share a limit of $perAddress when QUOTE_LIMIT_PER_ADDRESS is $setting',
  ({ setting, perAddress }) => {
    const environment = { QUOTE_LIMIT_PER_ADDRESS: setting }
    const limits = quoteLimitsFor(sharedVisitorKey, environment)
    expect(limits).toEqual({ perAddress, perPhone: 6 })
  },
)
