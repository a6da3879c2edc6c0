// Loopback, private, link-local, shared (RFC 6598) and unspecified networks.
const notPublic = [
  /^(?:0|10|127)\./,
  /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^169\.254\./,
  /^172\.(?:1[6-9]|2\d|3[01])\./,
  /^192\.168\./,
  /^::1?$/,
  /^f[cd][\da-f]{2}:/,
  /^fe[89ab][\da-f]:/,
]

/** Whether an IP address can be that of one visitor on the internet. */
export function isPublicAddress(address: string): boolean {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
  return /^[\d.]+$|:/.test(plain) && !notPublic.some((network) => network.test(plain))
}
