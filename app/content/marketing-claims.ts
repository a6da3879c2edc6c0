import { openingHours } from '#domain/opening-hours.ts'
import { replyHours } from '#domain/reply-hours.ts'

const [opens, closes] = [
  clockTime(openingHours.opens),
  clockTime(openingHours.closes),
]

/** Formats `19:00` as `7:00 PM`. */
export function clockTime(time: string): string {
  const hour = parseInt(time, 10)
  return `${hour % 12 || 12}${time.slice(2)} ${hour > 11 ? 'PM' : 'AM'}`
}

export const durations = {
  yearsInBusiness: 6,
  sinceYear: 2018,
  replyHours,
  epoxyInstallDays: '1-2',
} as const

/**
 * Every promise the site makes. Pages, structured data and texts share this
 * wording, so a claim that no longer holds is changed or removed in one place.
 * docs/operating.md lists the basis of each claim.
 */
export const claims = {
  yearsInBusiness: `Over ${durations.yearsInBusiness} years in business`,
  since: `since ${durations.sinceYear}`,
  licensedBondedInsured: 'Licensed, bonded and insured',
  freeEstimates: 'Free estimates',
  sameDayResponse: 'Same-day response',
  satisfactionGuarantee: '100% satisfaction guarantee',
  rating: '5.0 star rating',
  openingHours: `${opens} to ${closes} every day`,
  reply: `Reply within ${durations.replyHours} hours`,
  concreteLife: 'Up to 50% longer concrete life',
  propertyValue: 'Up to 10% higher property value',
  epoxyInstall: `Installed in ${durations.epoxyInstallDays} days`,
} as const

/** Short forms of two claims. */
export const shortClaims = {
  sameDayResponse: 'Same Day',
  rating: '5.0 Stars',
} as const

/**
 * A figure of the stats banner. It counts up from 0 to `target` and reads
 * `{target}{suffix} {label}`.
 */
export type Stat = { target: number; suffix: string; label: string }

export const stats = [
  { target: 700, suffix: '+', label: 'Happy Customers' },
  { target: durations.yearsInBusiness, suffix: '+', label: 'Years Experience' },
  { target: 100, suffix: '%', label: 'Satisfaction Rate' },
  { target: 24, suffix: '/7', label: 'Support Available' },
] as const satisfies readonly Stat[]

/**
 * Explains how 24/7 support, the opening hours, same-day response and the reply
 * limit fit together.
 */
export const replyTimes = `Send the form any time. We answer from ${opens} to ${closes}: the same day if you ask before closing, always within ${durations.replyHours} hours.`
