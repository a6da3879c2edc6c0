import { createHash, createHmac } from 'node:crypto'

import ipaddr from 'ipaddr.js'

import { visitorHeaders } from '#domain/visitor-headers.ts'

import type { Environment } from './function-environment.ts'
import { isPrivateAddress } from './private-address.ts'
import { isSameSecret } from './timing-safe-equal.ts'

/**
 * Rate limit key shared by all callers the site does not vouch for. No address
 * is likely to hash to it.
 */
export const unknownCallerKey = '0'.repeat(64)

/** A typed secret may have letters that no header can carry. */
export function secretProof(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/**
 * Returns the rate limit key of a caller as 64 hexadecimal digits, or null if
 * the caller is not limited. The address is hashed with `VISITOR_SECRET`, so
 * that neither the database nor a log ever contains one. A private address
 * belongs to a proxy we were not told about, and counting it would count all
 * visitors as one. Once the site and the functions share a secret, callers
 * without it share one key, because the site should be the only caller.
 */
export function rateLimitKey(
  headers: Headers,
  { VISITOR_SECRET: secret }: Environment,
): string | null {
  if (secret === undefined) return null
  const address = headers.get(visitorHeaders.address)
  const givenSecret = headers.get(visitorHeaders.secret) ?? ''
  if (!address || !isSameSecret(givenSecret, secretProof(secret)))
    return unknownCallerKey
  const parsed = parseAddress(address)
  if (!parsed || isPrivateAddress(parsed)) return null
  return createHmac('sha256', secret)
    .update(`visitor ${networkPrefix(parsed)}`)
    .digest('hex')
}

/**
 * Returns an IPv4 address unchanged, and the first half of an IPv6 address, as
 * a household owns all of the rest.
 */
function networkPrefix(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) return address.toString()
  const half = address.parts.slice(0, 4)
  return half.map((part) => part.toString(16)).join(':')
}

/**
 * Parses an IP address. IPv4-mapped IPv6 becomes IPv4, and the port that some
 * proxies append is dropped. Undefined if it is not an address.
 */
function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const plain = withoutPort(address.trim())
  const isAddress =
    ipaddr.IPv6.isValid(plain) || ipaddr.IPv4.isValidFourPartDecimal(plain)
  return isAddress ? ipaddr.process(plain) : undefined
}

const ipv4WithPort = /^([\d.]+):\d+$/
const ipv6InBrackets = /^\[([^\]]+)\](?::\d+)?$/

function withoutPort(address: string): string {
  const [, ipv4] = ipv4WithPort.exec(address) ?? []
  const [, ipv6] = ipv6InBrackets.exec(address) ?? []
  return ipv4 ?? ipv6 ?? address
}
