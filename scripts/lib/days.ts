import { firm } from '#generated/firm.ts'

const { timeZone } = firm

export const dayExample = '2026-11-01 or 11/1/2026'

const patterns = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
]

/** Returns an ISO date such as `2026-11-01`. */
export function parseDay(text: string): string | undefined {
  const pattern = patterns.find((each) => each.test(text))
  const { year, month = '', day = '' } = pattern?.exec(text)?.groups ?? {}
  if (year === undefined) return undefined
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // `Date` turns 2026-02-30 into March 2.
  const date: string | null = new Date(iso).toJSON()
  return date?.startsWith(iso) ? iso : undefined
}

// Canada writes dates like ISO.
export function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format()
}

/** Parses an age such as `15m`, or a day, which means its midnight. */
export function parseTime(text: string): Date | undefined {
  const day = parseDay(text)
  return day === undefined ? parseAge(text) : startOfDay(day)
}

const unitsMs = new Map([
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
])

function parseAge(text: string): Date | undefined {
  const [, count, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? []
  const unitMs = unitsMs.get(unit)
  if (unitMs === undefined) return undefined
  return new Date(Date.now() - Number(count) * unitMs)
}

function startOfDay(iso: string): Date {
  const offset = offsetAt(new Date(`${iso}T00:00Z`))
  const estimate = new Date(`${iso}T00:00${offset}`)
  // The offset may change between the two midnights.
  return new Date(`${iso}T00:00${offsetAt(estimate)}`)
}

const offsetFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  timeZoneName: 'longOffset',
})

/** Such as `-08:00`. */
function offsetAt(time: Date) {
  const parts = offsetFormat.formatToParts(time)
  const name = parts.find(({ type }) => type === 'timeZoneName')
  const offset = name?.value.replace('GMT', '')
  return offset || 'Z'
}
