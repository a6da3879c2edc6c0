import type { Environment } from './environment.ts'
import { isPublicAddress } from './public-address.ts'
import { visitorHash, visitorHeaders } from './visitor-hash.ts'

/** The name all callers share whom the site does not vouch for; no hash of an address is likely to be this. */
export const unnamedCallers = '0'.repeat(64)

/**
 * Under which name the calls of this caller are counted: 64 hexadecimal digits, or null for not at all.
 * An address of a private network is not the visitor's but that of a proxy nobody told us about; counting it
 * would count everybody as one. Callers the site does not vouch for are counted together, once site and
 * functions share a secret: the site is the only caller there should be.
 */
export async function countedAs(headers: Headers, environment: Environment): Promise<string | null> {
  if (environment.VISITOR_SECRET === undefined) return null
  const hash = await visitorHash(headers, environment)
  if (hash === undefined) return unnamedCallers
  return isPublicAddress(headers.get(visitorHeaders.address) ?? '') ? hash : null
}
