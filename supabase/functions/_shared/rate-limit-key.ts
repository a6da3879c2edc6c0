import type { Environment } from './environment.ts'
import { isPublicAddress } from './public-address.ts'
import { visitorHash, visitorHeaders } from './visitor-hash.ts'

/** The key all callers share whom the site does not vouch for; no hash of an address is likely to be this. */
export const unknownCallers = '0'.repeat(64)

/**
 * What the calls of this caller are counted under: 64 hexadecimal digits, or null for not at all.
 * An address of a private network is not the visitor's but that of a proxy nobody told us about; counting it
 * would count everybody as one. Callers the site does not vouch for are counted together, once site and
 * functions share a secret: the site is the only caller there should be.
 */
export function rateLimitKey(headers: Headers, environment: Environment): string | null {
  if (environment.VISITOR_SECRET === undefined) return null
  const hash = visitorHash(headers, environment)
  if (hash === undefined) return unknownCallers
  return isPublicAddress(headers.get(visitorHeaders.address) ?? '') ? hash : null
}
