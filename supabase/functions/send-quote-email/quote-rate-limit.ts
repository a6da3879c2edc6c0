import type { Environment } from '../_shared/platform/function-environment.ts'

// Generous, because an office shares one address and a lost lead costs more
// than a junk one.
const defaultLimits: QuoteLimits = { perAddress: 20, perPhone: 6 }

const noLimit = 2 ** 31 - 1

export interface QuoteLimits {
  perAddress: number
  perPhone: number
}

/**
 * Reads how many quote requests the SQL function `submit_quote_request` accepts
 * per day. 0 is no limit. A setting that is not a whole number counts as unset:
 * with the local Supabase, `npm start` rejects it.
 */
export function readQuoteLimits(environment: Environment): QuoteLimits {
  const { QUOTE_LIMIT_PER_ADDRESS, QUOTE_LIMIT_PER_PHONE } = environment
  const { perAddress, perPhone } = defaultLimits
  return {
    perAddress: readLimit(QUOTE_LIMIT_PER_ADDRESS, perAddress),
    perPhone: readLimit(QUOTE_LIMIT_PER_PHONE, perPhone),
  }
}

const wholeNumber = /^\d{1,9}$/

function readLimit(value: string | undefined, defaultLimit: number): number {
  if (value === undefined || !wholeNumber.test(value)) return defaultLimit
  const limit = Number(value)
  return limit === 0 ? noLimit : limit
}
