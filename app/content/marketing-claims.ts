import { briefTime, clockTime, openingHours } from '#domain/opening-hours.ts'
import { replyHours, sameDayUntil } from '#domain/reply-hours.ts'

/** The year in which the business started. */
const sinceYear = 2018

/**
 * The year for which the specification gives its figures, and the year of the
 * copyright line. The owner updates it once a year.
 */
export const copyrightYear = 2025

export const durations = {
  /** Full years, in whatever month the business started. */
  yearsInBusiness: copyrightYear - sinceYear - 1,
  sinceYear,
  replyHours,
  epoxyInstallDays: '1–2',
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
  openingHours: `${clockTime(openingHours.opens)} to ${clockTime(openingHours.closes)} every day`,
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

const { opens, closes } = openingHours

/** The opening hours as people say them: `7 to 7`. */
export const shortHours = `${hourOf(opens)} to ${hourOf(closes)}`

/** A request before this time is answered the same day: `6 PM`. */
export const sameDayTime = briefTime(sameDayUntil(openingHours))

/** When we answer. Stands next to the form. */
export const sameDayPromise = `We answer the same day, ${shortHours}.`

/**
 * The same promise where there is room to explain how it fits 24/7 support and
 * the opening hours.
 */
export const replyTimes = `Send the form at any hour. Ask before ${sameDayTime} and we answer the same day, otherwise the next.`

function hourOf(time: string): string {
  return briefTime(time).replace(/ [AP]M$/, '')
}
