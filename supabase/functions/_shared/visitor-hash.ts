import type { Environment } from './environment.ts'

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
export async function visitorHash(headers: Headers, environment: Environment): Promise<string | undefined> {
  const secret = environment.VISITOR_SECRET
  const address = headers.get(visitorHeaders.address)?.trim()
  if (secret === undefined || !address) return undefined
  const [given, expected] = await Promise.all([
    keyedHash(secret, headers.get(visitorHeaders.secret) ?? ''),
    keyedHash(secret, secret),
  ])
  // Comparing hashes: the time it takes tells nothing about the secret.
  if (given !== expected) return undefined
  return keyedHash(secret, `visitor ${networkOf(address)}`)
}

/** The address itself, or the first half of an IPv6 address: a household owns all of the second half. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const written = URL.parse(`http://[${address.replace(/%.*$/, '')}]`)?.hostname.slice(1, -1)
  if (written === undefined) return address
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written)
  if (mapped) return ipv4Of(mapped[1] ?? '', mapped[2] ?? '')
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

function ipv4Of(high: string, low: string): string {
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [first >> 8, first & 255, second >> 8, second & 255].join('.')
}

async function keyedHash(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
