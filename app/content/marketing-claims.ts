import { replyHours } from '#functions/_shared/reply-hours.ts'

/** Of every day, on a clock of 24 hours. */
export const openingHours = { opens: '07:00', closes: '19:00' } as const

const [opens, closes] = [clockTime(openingHours.opens), clockTime(openingHours.closes)]

/** `19:00` as `7:00 PM`. */
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
 * Every promise the site makes, once. Pages, structured data and texts read the words from here, so a claim
 * the owner can no longer stand behind is changed or dropped in one place. What each rests on: docs/operating.md.
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

/** Two of them as figures. */
export const shortClaims = { sameDayResponse: 'Same Day', rating: '5.0 Stars' } as const

/** One figure of the stats banner: it counts up from 0 to `target` and reads `{target}{suffix} {label}`. */
export type Stat = { target: number; suffix: string; label: string }

export const stats = [
  { target: 700, suffix: '+', label: 'Happy Customers' },
  { target: durations.yearsInBusiness, suffix: '+', label: 'Years Experience' },
  { target: 100, suffix: '%', label: 'Satisfaction Rate' },
  { target: 24, suffix: '/7', label: 'Support Available' },
] as const satisfies readonly Stat[]

/** What 24/7, the hours, the same day and the outer limit mean together. */
export const answering = `Send the form any time. We answer from ${opens} to ${closes}: the same day if you ask before closing, always within ${durations.replyHours} hours.`
