import type { Environment } from '../_shared/environment.ts'
import { readPositive } from '../_shared/quote-delivery/delivery-settings.ts'

/** Requests a day. Generous: an office shares one address, and a lost lead costs more than a junk one. */
const defaults = { perAddress: 20, perPhone: 6 }

export type QuoteLimits = ReturnType<typeof readQuoteLimits>

export function readQuoteLimits(environment: Environment) {
  const { QUOTE_LIMIT_PER_ADDRESS: perAddress, QUOTE_LIMIT_PER_PHONE: perPhone } = environment
  return {
    perAddress: Math.ceil(readPositive(perAddress) ?? defaults.perAddress),
    perPhone: Math.ceil(readPositive(perPhone) ?? defaults.perPhone),
  }
}
