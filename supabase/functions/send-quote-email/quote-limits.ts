import type { Environment } from '../_shared/environment.ts'
import { readPositive } from '../_shared/quote-delivery/delivery-settings.ts'

/** Requests a day. Generous: an office shares one address, and a lost lead costs more than a junk one. */
const defaults = { perAddress: 20, perPhone: 6 }

export interface QuoteLimits {
  perAddress: number
  perPhone: number
}

export function readQuoteLimits(environment: Environment): QuoteLimits {
  const { QUOTE_LIMIT_PER_ADDRESS: perAddress, QUOTE_LIMIT_PER_PHONE: perPhone } = environment
  return {
    perAddress: Math.ceil(readPositive(perAddress) ?? defaults.perAddress),
    perPhone: Math.ceil(readPositive(perPhone) ?? defaults.perPhone),
  }
}
