import type { ClaimId, StatId } from './claims.ts'

export interface Basis {
  /** What stands behind the words, or what the owner has to have on file before publishing them. */
  basis: string
  where: readonly string[]
}

/** What each promise of claims.ts rests on. Apart from the words, because pages carry those to every visitor. */
export const claimsBasis: Readonly<Record<ClaimId, Basis>> = {
  yearsInBusiness: {
    basis: 'Business registration date. Raise the number together with the Years Experience figure below.',
    where: ['home about', 'home accordion', 'footer', 'service and city texts'],
  },
  since: {
    basis: 'The same registration date. It only appears in the closed accordion on the home page.',
    where: ['home accordion'],
  },
  licensedBondedInsured: {
    basis:
      'License number, bond and insurance certificate. California Business and Professions Code 7027.4 and ' +
      '7030.5 limit how a contractor may advertise these words: the owner confirms the wording.',
    where: ['home hero', 'home about', 'contact', 'city pages'],
  },
  freeEstimates: {
    basis: 'Business policy: no visit and no written estimate is charged.',
    where: ['home hero', 'quote forms', 'contact'],
  },
  sameDayResponse: {
    basis: 'Business policy: a request that arrives during opening hours is answered that day.',
    where: ['home hero', 'city pages'],
  },
  satisfactionGuarantee: {
    basis: 'Business policy: the owner decides and writes down what a dissatisfied customer gets.',
    where: ['home hero', 'home about', 'service texts'],
  },
  rating: {
    basis: 'The public rating on the review platform, checked whenever the site is published.',
    where: ['home reviews', 'city pages'],
  },
  openingHours: {
    basis: 'Business policy: the hours of the site settings, in words.',
    where: ['contact', 'home contact block', 'structured data'],
  },
  reply: {
    basis: 'Business policy: the outer limit, for requests that arrive in the evening.',
    where: ['quote forms', 'contact'],
  },
  concreteLife: {
    basis: "The sealer manufacturer's data sheet, kept with the product in use.",
    where: ['concrete sealing'],
  },
  propertyValue: {
    basis: 'A published study or local sales data: the owner names the source.',
    where: ['concrete sealing', 'full house washing'],
  },
  epoxyInstall: {
    basis: 'Crew schedule for a garage or small patio, curing time after the last coat not counted.',
    where: ['epoxy'],
  },
}

/** The same for the figures of the stats banner. */
export const statsBasis: Readonly<Record<StatId, string>> = {
  customers: 'Customer list.',
  years: claimsBasis.yearsInBusiness.basis,
  satisfaction: 'Complaint record: no job closed with an open complaint.',
  support: 'The form and the chat assistant take requests at any hour; people answer during opening hours.',
}
