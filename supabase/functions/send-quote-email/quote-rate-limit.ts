import { type Environment, readPositive } from '../_shared/environment.ts'

/** Requests per day. Generous, because an office shares one address and a lost lead costs more than a junk one. */
const defaultLimits = { perAddress: 20, perPhone: 6 }

/**
 * Reads how many requests the SQL function `submit_quote_request` accepts per day. A setting that is not a positive
 * number counts as unset.
 */
export function readQuoteLimits(environment: Environment) {
  const { QUOTE_LIMIT_PER_ADDRESS: perAddress, QUOTE_LIMIT_PER_PHONE: perPhone } = environment
  return {
    perAddress: Math.ceil(readPositive(perAddress) ?? defaultLimits.perAddress),
    perPhone: Math.ceil(readPositive(perPhone) ?? defaultLimits.perPhone),
  }
}
