// What RFC 5322 calls an atom, with the letters RFC 6532 adds.
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u

/**
 * Whether mail programs and servers take an address as it is. The contract accepts nearly anything with an @, so as
 * not to lose a lead; a header with such an address could make a server refuse the whole message.
 */
export function isSafeAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  const [local, host] = [address.slice(0, at), address.slice(at + 1)]
  return at > 0 && at <= 64 && localPart.test(local) && domain.test(host)
}

/** Whether what a visitor typed as a telephone number has too few digits to be one. */
export function isNoNumber(typed: string): boolean {
  return plainNumber(typed).replaceAll(/\D/g, '').length < 7
}

/**
 * The number behind a tel: link, such as `+19165550123`, from what a visitor typed. A number without a
 * country is North American. Null when it cannot be told, for example because an extension follows.
 */
export function callableNumber(typed: string): string | null {
  const number = plainNumber(typed)
  if (!/^[\d\s().+-]+$/.test(number)) return null
  const digits = number.replaceAll(/\D/g, '')
  if (number.trim().startsWith('+')) return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : null
}

/** A number with the digits of any script as 0 to 9 and every dash as a hyphen. */
function plainNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, valueOfDigit)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
}

// The ten digits of a script follow one another, so the value is the number of digits before this one.
function valueOfDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
