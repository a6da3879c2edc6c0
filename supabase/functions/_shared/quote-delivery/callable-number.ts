/** Whether what a visitor typed as a telephone number has too few digits to be one. */
export function isNoNumber(typed: string): boolean {
  return typed.replaceAll(/\D/g, '').length < 7
}

/**
 * The number behind a tel: link, such as `+19165550123`, from what a visitor typed. A number without a
 * country is North American. Null when it cannot be told, for example because an extension follows.
 */
export function callableNumber(typed: string): string | null {
  if (!/^[\d\s().+-]+$/.test(typed)) return null
  const digits = typed.replaceAll(/\D/g, '')
  if (typed.trim().startsWith('+')) return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : null
}
