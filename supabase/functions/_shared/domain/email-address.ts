const { raw } = String

// RFC 6532 allows the letters of every script.
const letters = raw`\p{L}\p{M}\p{N}`
const symbols = "!#$%&'*+/=?^_`{|}~-"

/** One part of a local part, between its dots (RFC 5322's atom). */
const atom = new RegExp(`^[${letters}${symbols}]+$`, 'u')

/** One part of a domain name: letters and digits, with hyphens inside. */
const label = new RegExp(
  raw`^[\p{L}\p{N}](?:[${letters}-]*[${letters}])?$`,
  'u',
)
const topLevelLabel = new RegExp(raw`^\p{L}[${letters}-]*[${letters}]$`, 'u')

// RFC 5321 limits what is before the @.
const maxLocalLength = 64

/**
 * Returns whether mail clients and servers accept an address unchanged. The
 * form accepts nearly anything with an @, so as not to lose a lead, but a
 * header with such an address could make a server reject the whole message.
 */
export function isSafeAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  if (at < 0) return false
  const localPart = address.slice(0, at)
  const domain = address.slice(at + 1)
  return isDotAtom(localPart) && isDomainName(domain)
}

function isDotAtom(localPart: string): boolean {
  if (localPart.length > maxLocalLength) return false
  return localPart.split('.').every((part) => atom.test(part))
}

function isDomainName(domain: string): boolean {
  const labels = domain.split('.')
  const topLevel = labels.pop() ?? ''
  if (labels.length === 0 || !topLevelLabel.test(topLevel)) return false
  return labels.every((part) => label.test(part))
}
