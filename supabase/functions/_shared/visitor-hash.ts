import { createHmac } from 'node:crypto'

import ipaddr from 'ipaddr.js'

import type { Environment } from './environment.ts'
import { isSameSecret } from './timing-safe-equal.ts'

/**
 * How the site tells a function which visitor it speaks for: the visitor's address, and the secret that only
 * site and functions share. A direct caller of a function can send any address but not the secret.
 */
export const visitorHeaders = { address: 'X-Visitor-Address', secret: 'X-Visitor-Secret' } as const

/** The key all callers share whom the site does not vouch for; no hash of an address is likely to be this. */
export const unknownCallers = '0'.repeat(64)

/**
 * What the calls of this caller are counted under: 64 hexadecimal digits, or null for not at all. The address is hashed
 * with `VISITOR_SECRET` as its salt, so that neither the database nor a log ever holds an address.
 * An address of a private network is not the visitor's but that of a proxy we were not told about; counting it
 * would count all visitors as one. Callers the site does not vouch for are counted together, once site and
 * functions share a secret: the site is the only caller there should be.
 */
export function rateLimitKey(headers: Headers, { VISITOR_SECRET: secret }: Environment): string | null {
  if (secret === undefined) return null
  const address = headers.get(visitorHeaders.address)
  if (!address || !isSameSecret(headers.get(visitorHeaders.secret) ?? '', secret)) return unknownCallers
  const parsed = parseAddress(address)
  if (!parsed || notPublic.has(parsed.range())) return null
  return createHmac('sha256', secret)
    .update(`visitor ${networkOf(parsed)}`)
    .digest('hex')
}

/** The address itself, or the first half of an IPv6 address: a household owns all of the second half. */
function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) return address.toString()
  const half = address.parts.slice(0, 4)
  return half.map((part) => part.toString(16)).join(':')
}

const notPublic = new Set([
  'unspecified',
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  'carrierGradeNat',
])

/**
 * An IP address as it is meant: IPv4 written as IPv6 is IPv4, and a port that some proxies write behind it says nothing
 * about the visitor. Undefined for what is none.
 */
function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const given = address.trim()
  const { v4, v6 } = /^(?:(?<v4>[\d.]+):\d+|\[(?<v6>[^\]]+)\](?::\d+)?)$/.exec(given)?.groups ?? {}
  const plain = v4 ?? v6 ?? given
  const isAddress = ipaddr.IPv6.isValid(plain) || ipaddr.IPv4.isValidFourPartDecimal(plain)
  return isAddress ? ipaddr.process(plain) : undefined
}
