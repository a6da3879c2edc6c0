import type { ClaimId, StatId } from './claims.ts'

/**
 * What stands behind each promise of claims.ts, or what the owner has to have on file before publishing it. Apart
 * from the words, because pages carry those to every visitor.
 */
export const claimsBasis: Readonly<Record<ClaimId, string>> = {
  yearsInBusiness:
    'Business registration date. Raise the number together with the Years Experience figure below.',
  since: 'The same registration date. It only appears in the closed accordion on the home page.',
  licensedBondedInsured:
    'License number, bond and insurance certificate. California Business and Professions Code 7027.4 and ' +
    '7030.5 limit how a contractor may advertise these words: the owner confirms the wording.',
  freeEstimates: 'Business policy: no visit and no written estimate is charged.',
  sameDayResponse: 'Business policy: a request that arrives during opening hours is answered that day.',
  satisfactionGuarantee:
    'Business policy: the owner decides and writes down what a dissatisfied customer gets.',
  rating: 'The public rating on the review platform, checked whenever the site is published.',
  openingHours: 'Business policy: the hours of the site settings, in words.',
  reply: 'Business policy: the outer limit, for requests that arrive in the evening.',
  concreteLife: "The sealer manufacturer's data sheet, kept with the product in use.",
  propertyValue: 'A published study or local sales data: the owner names the source.',
  epoxyInstall: 'Crew schedule for a garage or small patio, curing time after the last coat not counted.',
}

/** The same for the figures of the stats banner. */
export const statsBasis: Readonly<Record<StatId, string>> = {
  customers: 'Customer list.',
  years: claimsBasis.yearsInBusiness,
  satisfaction: 'Complaint record: no job closed with an open complaint.',
  support: 'The form and the chat assistant take requests at any hour; people answer during opening hours.',
}
