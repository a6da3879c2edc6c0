/**
 * Every promise the site makes, once. Pages, structured data and texts read the words from here, so a claim
 * the owner can no longer stand behind is changed or dropped in one place.
 */
export type Claim = {
  /** The words as a visitor reads them. */
  text: string
  /** What stands behind the words, or what the owner has to have on file before publishing them. */
  basis: string
}

export const durations = {
  yearsInBusiness: 6,
  sinceYear: 2018,
  replyHours: 24,
  epoxyInstallDays: '1-2',
} as const

export const claims = {
  yearsInBusiness: {
    text: `Over ${durations.yearsInBusiness} years in business`,
    basis: 'Business registration date. Raise the number together with the Years Experience figure below.',
  },
  since: {
    text: `since ${durations.sinceYear}`,
    basis: 'The same registration date. It only appears in the closed accordion on the home page.',
  },
  licensedBondedInsured: {
    text: 'Licensed, bonded and insured',
    basis:
      'License number, bond and insurance certificate. California Business and Professions Code 7027.4 and ' +
      '7030.5 limit how a contractor may advertise these words: the owner confirms the wording.',
  },
  freeEstimates: {
    text: 'Free estimates',
    basis: 'Business policy: no visit and no written estimate is charged.',
  },
  sameDayResponse: {
    text: 'Same-day response',
    short: 'Same Day',
    basis: 'Business policy: a request that arrives during opening hours is answered that day.',
  },
  satisfactionGuarantee: {
    text: '100% satisfaction guarantee',
    basis: 'Business policy: the owner decides and writes down what a dissatisfied customer gets.',
  },
  rating: {
    text: '5.0 star rating',
    short: '5.0 Stars',
    basis: 'The public rating on the review platform, checked whenever the site is published.',
  },
  openingHours: {
    text: '7:00 AM to 7:00 PM every day',
    basis: 'Business policy: the hours of the site settings, in words.',
  },
  reply: {
    text: `Reply within ${durations.replyHours} hours`,
    basis: 'Business policy: the outer limit, for requests that arrive in the evening.',
  },
  concreteLife: {
    text: 'Up to 50% longer concrete life',
    basis: "The sealer manufacturer's data sheet, kept with the product in use.",
  },
  propertyValue: {
    text: 'Up to 10% higher property value',
    basis: 'A published study or local sales data: the owner names the source.',
  },
  epoxyInstall: {
    text: `Installed in ${durations.epoxyInstallDays} days`,
    basis: 'Crew schedule for a garage or small patio, curing time after the last coat not counted.',
  },
} as const satisfies Record<string, Claim & { short?: string }>

export type ClaimId = keyof typeof claims

/** One figure of the stats banner: it counts up from 0 to `target` and reads `{target}{suffix} {label}`. */
export type Stat = { target: number; suffix: string; label: string; basis: string }

export const stats: readonly Stat[] = [
  { target: 700, suffix: '+', label: 'Happy Customers', basis: 'Customer list.' },
  {
    target: durations.yearsInBusiness,
    suffix: '+',
    label: 'Years Experience',
    basis: claims.yearsInBusiness.basis,
  },
  {
    target: 100,
    suffix: '%',
    label: 'Satisfaction Rate',
    basis: 'Complaint record: no job closed with an open complaint.',
  },
  {
    target: 24,
    suffix: '/7',
    label: 'Support Available',
    basis: 'The form and the chat assistant take requests at any hour; people answer during opening hours.',
  },
]
