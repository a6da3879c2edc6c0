import { createHash, createHmac } from 'node:crypto'

import ipaddr from 'ipaddr.js'

import { visitorHeaders } from '#domain/visitor-headers.ts'

import type { Environment } from './function-environment.ts'
import { logEvent } from './log.ts'
import { isPrivateAddress } from './private-address.ts'
import { isSameSecret } from './timing-safe-equal.ts'

/** A typed secret may have letters that no header can carry. */
export function secretProof(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

export const unknownCallerKey = '0'.repeat(64)

export const sharedVisitorKey = '1'.repeat(64)

export function isSharedKey(key: string): boolean {
  return key === unknownCallerKey || key === sharedVisitorKey
}

/**
 * Hashed with `VISITOR_SECRET`, so that neither the database nor a log contains
 * an address. A private one belongs to a proxy that no setting names.
 */
export function rateLimitKey(
  headers: Headers,
  { VISITOR_SECRET: secret }: Environment,
): string {
  if (secret === undefined) {
    warnOnce('VISITOR_SECRET')
    return sharedVisitorKey
  }
  const givenSecret = headers.get(visitorHeaders.secret) ?? ''
  if (!isSameSecret(givenSecret, secretProof(secret))) return unknownCallerKey
  const address = parseAddress(headers.get(visitorHeaders.address) ?? '')
  if (address === undefined || isPrivateAddress(address)) {
    warnOnce('TRUSTED_PROXY_HEADER')
    return sharedVisitorKey
  }
  return createHmac('sha256', secret)
    .update(`visitor ${networkPrefix(address)}`)
    .digest('hex')
}

let hasWarned = false

function warnOnce(setting: string): void {
  if (hasWarned) return
  hasWarned = true
  const advice = `All visitors share one limit. Behind a proxy or on a hosted project, set ${setting}`
  logEvent('warn', 'visitors-not-told-apart', { advice })
}

// A household owns the second half of an IPv6 address.
function networkPrefix(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) return address.toString()
  const half = address.parts.slice(0, 4)
  return half.map((part) => part.toString(16)).join(':')
}

const maxAddressLength = 64

// IPv4-mapped IPv6 becomes IPv4.
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (text.length > maxAddressLength) return undefined
  const isAddress =
    ipaddr.IPv6.isValid(text) || ipaddr.IPv4.isValidFourPartDecimal(text)
  return isAddress ? ipaddr.process(text) : undefined
}
