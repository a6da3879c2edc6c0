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
  String.raw`(?<day>\d{1,2})[- ](?<name>[a-z]{3,9})\.?[- ](?<year>\d{4}|\d\d)`,
  // Nov 1, 2026 or Sunday, November 1, 2026
  String.raw`(?:[a-z]+, )?(?<name>[a-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})`,
].map((pattern) => new RegExp(`^${pattern}${time}$`, 'i'))

/**
 * Parses a day as a US spreadsheet or person writes it, with the month first
 * where it is a number. Returns it as `2026-11-01`, even if the calendar lacks
 * it. Undefined for any other text.
 */
export function parseDay(text: string): string | undefined {
  const parts = patterns
    .map((pattern) => pattern.exec(text.trim())?.groups)
    .find((found) => found)
  if (!parts) return undefined
  const { year = '', month, name = '', day = '' } = parts
  const number = month === undefined ? monthNumber(name) : Number(month)
  if (number === 0) return undefined
  const fullYear = year.length === 2 ? `20${year}` : year
  return [fullYear, String(number).padStart(2, '0'), day.padStart(2, '0')].join(
    '-',
  )
}

/**
 * Returns the number of a month by its English name or an abbreviation of it,
 * or 0 if there is none.
 */
function monthNumber(name: string): number {
  return months.indexOf(name.slice(0, 3).toLowerCase()) + 1
}

/**
 * Returns whether the calendar has a day such as 2026-02-28. `Date` turns
 * 2026-02-30 into March 2.
 */
export function isRealDay(iso: string): boolean {
  const date = new Date(iso)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
}

/** Returns today in the time zone of the business, such as 2026-11-01. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format()
}

/**
 * Returns midnight at the beginning of a day in the time zone of the business.
 */
export function startOfDay(iso: string): Date {
  const utcMidnight = Date.parse(iso)
  const estimate = utcMidnight - offsetAt(utcMidnight)
  // The offset may change between the two midnights.
  return new Date(utcMidnight - offsetAt(estimate))
}

/**
 * Returns how many milliseconds the business's clocks are ahead of UTC at a
 * time.
 */
function offsetAt(time: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longOffset',
  })
  const name =
    format.formatToParts(time).find(({ type }) => type === 'timeZoneName')
      ?.value ?? ''
  const [, sign, hours = 0, minutes = 0] =
    /^GMT([+-])(\d\d):(\d\d)$/.exec(name) ?? []
  const size = (Number(hours) * 60 + Number(minutes)) * 60_000
  return sign === '-' ? -size : size
}
