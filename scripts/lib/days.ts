import { timeZone } from '#domain/time-zone.ts'

/** Examples for messages about a day that cannot be read. */
export const dayExample = '2026-11-01 or 11/1/2026'

const months = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
]

// A time of day after the date is ignored.
const time = String.raw`(?:(?:T|,? +)\d{1,2}:\d\d.*)?`
const patterns = [
  // 2026-11-01, 2026/11/1
  String.raw`(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})`,
  // 11/1/2026, 11/01/26, 11-1-2026
  String.raw`(?<month>\d{1,2})[-/](?<day>\d{1,2})[-/](?<year>\d{4}|\d\d)`,
  // 1-Nov-26, 1 November 2026
  String.raw`(?<day>\d{1,2})[- ](?<month>[a-z]{3,9})\.?[- ](?<year>\d{4}|\d\d)`,
  // Nov 1, 2026 or Sunday, November 1, 2026
  String.raw`(?:[a-z]+, )?(?<month>[a-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})`,
].map((pattern) => new RegExp(`^${pattern}${time}$`, 'i'))

/**
 * Parses a day as a US spreadsheet or person writes it, with the month first
 * where it is a number. Returns it as `2026-11-01`, even if the calendar lacks
 * it. Undefined for any other text.
 */
export function parseDay(text: string): string | undefined {
  const trimmed = text.trim()
  const pattern = patterns.find((each) => each.test(trimmed))
  const { year, month, day } = pattern?.exec(trimmed)?.groups ?? {}
  if (!year || !month || !day) return undefined
  const monthNumber = numberOfMonth(month)
  if (monthNumber === 0) return undefined
  const fullYear = year.padStart(4, '20')
  return `${fullYear}-${twoDigits(monthNumber)}-${twoDigits(day)}`
}

/** Reads a number, or the English name of a month. Unknown names are 0. */
function numberOfMonth(month: string) {
  if (/\d/.test(month)) return Number(month)
  const abbreviation = month.slice(0, 3).toLowerCase()
  return months.indexOf(abbreviation) + 1
}

function twoDigits(number: string | number) {
  return String(number).padStart(2, '0')
}

/**
 * Returns whether the calendar has a day such as 2026-02-28. `Date` turns
 * 2026-02-30 into March 2.
 */
export function isRealDay(iso: string): boolean {
  const date: string | null = new Date(iso).toJSON()
  return date !== null && date.startsWith(iso)
}

/** Returns today in the time zone of the business, such as 2026-11-01. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format()
}

/**
 * Parses how long ago a time was, such as `15m`, `36h` or `7d`, or a day, which
 * means midnight where the business is. Undefined for any other text.
 */
export function parseTime(text: string): Date | undefined {
  return parseAge(text) ?? parseMidnight(text)
}

const unitsMs = new Map([
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
])

function parseAge(text: string): Date | undefined {
  const count = text.slice(0, -1)
  const unitMs = unitsMs.get(text.slice(-1))
  if (unitMs === undefined) return undefined
  if (!/^\d{1,6}$/.test(count)) return undefined
  const ageMs = Number(count) * unitMs
  return new Date(Date.now() - ageMs)
}

function parseMidnight(text: string): Date | undefined {
  const day = parseDay(text)
  if (day === undefined || !isRealDay(day)) return undefined
  return startOfDay(day)
}

/**
 * Returns midnight at the beginning of a day in the time zone of the business.
 */
export function startOfDay(iso: string): Date {
  const offset = offsetAt(new Date(`${iso}T00:00Z`))
  const estimate = new Date(`${iso}T00:00${offset}`)
  // The offset may change between the two midnights.
  return new Date(`${iso}T00:00${offsetAt(estimate)}`)
}

const offsetFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  timeZoneName: 'longOffset',
})

/** Returns the business's offset from UTC at a time, such as `-08:00`. */
function offsetAt(time: Date) {
  const parts = offsetFormat.formatToParts(time)
  const name = parts.find(({ type }) => type === 'timeZoneName')
  const offset = name?.value.replace('GMT', '')
  return offset || 'Z'
}
