import { briefTime, openingHours } from '#domain/opening-hours.ts'
import { replyHours, sameDayUntil } from '#domain/reply-hours.ts'

import { sinceYear } from './business.ts'
import { yearsInBusiness } from './facts.ts'
import { fillFacts } from './fill-facts.ts'

export { copyrightYear } from './business.ts'

export const durations = {
  yearsInBusiness,
  sinceYear,
  replyHours,
} as const

/** Every promise of the firm as a sentence of its own. */
export const claims = {
  ...fillFacts({
    yearsInBusiness: '{yearsInBusiness}',
    licensedBondedInsured: '{licensedBondedInsured}',
    freeEstimates: '{freeEstimates}',
    sameDayResponse: '{sameDayResponse}',
    satisfactionGuarantee: '{satisfactionGuarantee}',
    rating: '{rating}',
    openingHours: '{hours}',
    reply: 'Reply within {replyHours} hours',
    concreteLife: '{concreteLife}',
    propertyValue: '{propertyValue}',
  }),
  since: `since ${sinceYear}`,
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
