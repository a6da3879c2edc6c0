// RFC 5322's atom, plus the letters that RFC 6532 adds.
const atom = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u

// A label of a domain name: letters, digits and hyphens inside.
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u
const topLevelLabel = /^\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u

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
