import type { Environment } from '../_shared/platform/function-environment.ts'
import { sharedVisitorKey } from '../_shared/platform/visitor-hash.ts'

// An office shares one address, and a lost lead costs more than a junk one.
const defaultLimits: QuoteLimits = { perAddress: 20, perPhone: 6 }

// Of all visitors behind a proxy that no setting names. No firm has such a day,
// but a flood ends.
const minSharedLimit = 500

const noLimit = 2 ** 31 - 1

export interface QuoteLimits {
  perAddress: number
  perPhone: number
}

/**
 * 0 is no limit. A setting that is not a whole number counts as unset: `npm
 * start` rejects it.
 */
export function quoteLimitsFor(
  callerKey: string,
  environment: Environment,
): QuoteLimits {
  const limits = readQuoteLimits(environment)
  if (callerKey !== sharedVisitorKey) return limits
  const perAddress = Math.max(limits.perAddress, minSharedLimit)
  return { ...limits, perAddress }
}

function readQuoteLimits(environment: Environment): QuoteLimits {
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
