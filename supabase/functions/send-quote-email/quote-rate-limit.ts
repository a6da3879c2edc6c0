import type { Environment } from '#domain/environment.ts'

/**
 * Requests per day. Generous, because an office shares one address and a lost
 * lead costs more than a junk one.
 */
const defaultLimits = { perAddress: 20, perPhone: 6 }

// The largest integer in PostgreSQL, which no count of requests reaches.
const noLimit = 2 ** 31 - 1

/**
 * Reads how many requests the SQL function `submit_quote_request` accepts per
 * day. 0 is no limit. A setting that is not a whole number counts as unset:
 * with the local Supabase, `npm start` rejects it.
 */
export function readQuoteLimits(environment: Environment) {
  return {
    perAddress: readLimit(
      environment.QUOTE_LIMIT_PER_ADDRESS,
      defaultLimits.perAddress,
    ),
    perPhone: readLimit(
      environment.QUOTE_LIMIT_PER_PHONE,
      defaultLimits.perPhone,
    ),
  }
}

function readLimit(value: string | undefined, defaultLimit: number): number {
  if (value === undefined || !/^\d{1,9}$/.test(value)) return defaultLimit
  const limit = Number(value)
  return limit === 0 ? noLimit : limit
}
