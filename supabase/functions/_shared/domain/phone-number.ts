import { formatPhone } from './format-phone.ts'

/*
 * A visitor may type anything as a phone number. These functions find the
 * first number in it that can be dialed:
 * - ten digits of North America, whose area code starts with 2 to 9, after an
 *   optional 1, +1, 001 or 011 1, or after other digits in groups of 3-3-4, or
 * - 8 to 15 digits of another country after +, 00 or 011.
 * The digits may be separated by spaces, parentheses and most punctuation. A
 * digit too few or too many makes a number that cannot be dialed.
 */

interface PhoneNumber {
  /** Such as `+12125550123`. */
  number: string
  /** Such as `4`. */
  extension: string | undefined
}

// Between two digits of one number. A letter or any other character ends it.
const separators = '[ ()./_*-]*'

const startOfNumber = `(?:^|[^0-9 ()./_*+-])${separators}`

const foreignNumber = [
  `(?:\\+|00|011)${separators}`,
  `([2-9](?:${separators}[0-9]){7,14})`,
  `(?!${separators}[0-9])`,
].join('')

const countryCode = `(?:(?:\\+|00|011)?${separators}1${separators})?`

const northAmericanNumber = `${countryCode}([2-9](?:${separators}[0-9]){9})(?![0-9])`

const groupSeparators = String.raw`[ ()[\],./_*-]*`

const groupedNumber = [
  '(?<![0-9])1?([2-9][0-9]{2}',
  '[0-9]{3}',
  '[0-9]{4})(?![0-9])',
].join(groupSeparators)

const dialable = new RegExp(
  `${startOfNumber}(?:${foreignNumber}|${northAmericanNumber})|${groupedNumber}`,
)

const sevenDigits = new RegExp(`[0-9](?:${separators}[0-9]){6,}`)

/** An extension right after the number, such as `ext. 4`, `x4` or `#4`. */
const extension = new RegExp(
  [
    '^[ ,;:()./_*-]*',
    '(?:extension|extn|ext|x|#)',
    '[ .:=#-]*',
    '([0-9]{1,7})(?![0-9])',
  ].join(''),
)

function parsePhoneNumber(typed: string): PhoneNumber | null {
  const text = plainText(typed)
  const found = dialable.exec(text)
  if (!found) return null
  const [match, foreign, ungrouped, grouped = ''] = found
  const rest = text.slice(found.index + match.length)
  const number =
    foreign === undefined
      ? `+1${onlyDigits(ungrouped ?? grouped)}`
      : `+${onlyDigits(foreign)}`
  return { number, extension: extension.exec(rest)?.[1] }
}

/** Such as `+12125550123;ext=4`. Null if no number can be dialed. */
export function toDialableNumber(typed: string): string | null {
  const parsed = parsePhoneNumber(typed)
  if (!parsed) return null
  const { number, extension } = parsed
  return extension === undefined ? number : `${number};ext=${extension}`
}

/** As typed, unless it is nothing but a number of North America. */
export function readablePhone(typed: string): string {
  const number = toDialableNumber(typed) ?? ''
  const isNumberOnly = /^[0-9 ()+.-]*$/.test(typed)
  const isWhole = isNumberOnly && number.endsWith(onlyDigits(typed))
  const readable = formatPhone(number)
  return isWhole && readable !== number ? readable : typed
}

/**
 * What all spellings of a number have in common: the number without its
 * extension or, if it cannot be dialed, its digits. Null if there are not seven
 * digits in a row.
 */
export function phoneKey(typed: string): string | null {
  const parsed = parsePhoneNumber(typed)
  if (parsed) return parsed.number
  const [digits] = sevenDigits.exec(plainText(typed)) ?? []
  return digits === undefined ? null : onlyDigits(digits)
}

export function countDigits(typed: string): number {
  return onlyDigits(plainText(typed)).length
}

export function isTooShort(typed: string): boolean {
  return !parsePhoneNumber(typed) && countDigits(typed) < 10
}

// Drops the (0) of numbers such as +44 (0)20.
function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, digitValue)
    .replaceAll(/[^ -~]/gu, ' ')
    .replaceAll('(0)', '')
    .toLowerCase()
}

// The ten digits of a script are consecutive code points.
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && isDigit(code - value - 1)) value += 1
  return String(value)
}

function isDigit(codePoint: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(codePoint))
}

function onlyDigits(text: string): string {
  return text.replaceAll(/[^0-9]/g, '')
}
