/** Returns whether a visitor's input has too few digits to be a phone number. */
export function hasTooFewDigits(typed: string): boolean {
  return normalizeDigits(typed).replaceAll(/\D/g, '').length < 7
}

/**
 * Returns the number for a tel: link, such as `+19165550123`. A number without a country code counts as North American.
 * Null when the input is ambiguous, for example because it has an extension.
 */
export function toDialableNumber(typed: string): string | null {
  const number = normalizeDigits(typed)
  if (!/^[\d\s().+-]+$/.test(number)) return null
  const digits = number.replaceAll(/\D/g, '')
  if (number.trim().startsWith('+')) return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : null
}

/** Converts the digits of any script to 0 to 9, and every kind of dash to a hyphen. */
function normalizeDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, digitValue)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
}

// The ten digits of a script are consecutive code points, so the value is the number of digits before this one.
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
