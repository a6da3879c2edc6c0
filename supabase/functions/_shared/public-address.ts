import ipaddr from 'ipaddr.js'

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
export function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const plain = withoutPort(address.trim())
  const isAddress = ipaddr.IPv6.isValid(plain) || ipaddr.IPv4.isValidFourPartDecimal(plain)
  return isAddress ? ipaddr.process(plain) : undefined
}

/** Whether an IP address can be that of one visitor on the internet. */
export function isPublicAddress(address: string): boolean {
  const parsed = parseAddress(address)
  return parsed !== undefined && !notPublic.has(parsed.range())
}

function withoutPort(address: string): string {
  const { v4, v6 } = /^(?:(?<v4>[\d.]+):\d+|\[(?<v6>[^\]]+)\](?::\d+)?)$/.exec(address)?.groups ?? {}
  return v4 ?? v6 ?? address
}
