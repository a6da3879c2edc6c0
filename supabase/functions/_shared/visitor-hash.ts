import { createHmac } from 'node:crypto'

import ipaddr from 'ipaddr.js'

import type { Environment } from './environment.ts'
import { parseAddress } from './public-address.ts'
import { isSameSecret } from './same-secret.ts'

/**
 * How the site tells a function which visitor it speaks for: the visitor's address, and the secret that only
 * site and functions share. Whoever calls a function directly can send any address but not the secret.
 */
export const visitorHeaders = { address: 'X-Visitor-Address', secret: 'X-Visitor-Secret' } as const

/**
 * A name for the visitor that limits can be kept under: 64 hexadecimal digits, the address hashed with
 * `VISITOR_SECRET` as its salt, so that neither the database nor a log ever holds an address. Undefined when
 * nobody we trust names an address.
 */
export function visitorHash(headers: Headers, environment: Environment): string | undefined {
  const secret = environment.VISITOR_SECRET
  const address = headers.get(visitorHeaders.address)?.trim()
  if (secret === undefined || !address) return undefined
  if (!isSameSecret(headers.get(visitorHeaders.secret) ?? '', secret)) return undefined
  return createHmac('sha256', secret)
    .update(`visitor ${networkOf(address)}`)
    .digest('hex')
}

/** The address itself, or the first half of an IPv6 address: a household owns all of the second half. */
function networkOf(address: string): string {
  const parsed = parseAddress(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed?.toString() ?? address
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
