import type ipaddr from 'ipaddr.js'

const privateRanges = new Set([
  'unspecified',
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  'carrierGradeNat',
])

export function isPrivateAddress(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return privateRanges.has(address.range())
}
