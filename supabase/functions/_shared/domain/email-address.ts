// RFC 5322's dot-atom, plus the letters that RFC 6532 adds.
const localPart =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u

/**
 * Returns whether mail clients and servers accept an address unchanged. The
 * form accepts nearly anything with an @, so as not to lose a lead, but a
 * header with such an address could make a server reject the whole message.
 */
export function isSafeAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  const [local, host] = [address.slice(0, at), address.slice(at + 1)]
  return at > 0 && at <= 64 && localPart.test(local) && domain.test(host)
}
