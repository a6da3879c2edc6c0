import { createHmac } from 'node:crypto'

import ipaddr from 'ipaddr.js'

import type { Environment } from './environment.ts'
import { isSameSecret } from './timing-safe-equal.ts'

/**
 * How the site tells a function which visitor it speaks for: the visitor's address, and the secret that only
 * site and functions share. A direct caller of a function can send any address but not the secret.
 */
export const visitorHeaders = { address: 'X-Visitor-Address', secret: 'X-Visitor-Secret' } as const

/**
 * A name for the visitor that limits can be kept under: 64 hexadecimal digits, the address hashed with
 * `VISITOR_SECRET` as its salt, so that neither the database nor a log ever holds an address. Undefined when
 * no caller we trust names an address.
 */
export function visitorHash(headers: Headers, environment: Environment): string | undefined {
  const { VISITOR_SECRET: secret } = environment
  const address = headers.get(visitorHeaders.address)?.trim()
  if (secret === undefined || !address) return undefined
  if (!isSameSecret(headers.get(visitorHeaders.secret) ?? '', secret)) return undefined
  const network = networkOf(address)
  return createHmac('sha256', secret).update(`visitor ${network}`).digest('hex')
}

/** The address itself, or the first half of an IPv6 address: a household owns all of the second half. */
function networkOf(address: string): string {
  const parsed = parseAddress(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed?.toString() ?? address
  const half = parsed.parts.slice(0, 4)
  return half.map((part) => part.toString(16)).join(':')
}

/** The key all callers share whom the site does not vouch for; no hash of an address is likely to be this. */
export const unknownCallers = '0'.repeat(64)

/**
 * What the calls of this caller are counted under: 64 hexadecimal digits, or null for not at all.
 * An address of a private network is not the visitor's but that of a proxy we were not told about; counting it
 * would count all visitors as one. Callers the site does not vouch for are counted together, once site and
 * functions share a secret: the site is the only caller there should be.
 */
export function rateLimitKey(headers: Headers, environment: Environment): string | null {
  if (environment.VISITOR_SECRET === undefined) return null
  const hash = visitorHash(headers, environment)
  if (hash === undefined) return unknownCallers
  return isPublicAddress(headers.get(visitorHeaders.address) ?? '') ? hash : null
}

/** Whether an IP address can be that of one visitor on the internet. */
export function isPublicAddress(address: string): boolean {
  const range = parseAddress(address)?.range()
  return range !== undefined && !notPublic.has(range)
}

const notPublic = new Set<string>([
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
