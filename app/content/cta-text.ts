import { facts } from './facts.ts'

const isFree = facts.get('freeEstimates') !== ''

/** Before the word quote, if the firm promises that estimates are free. */
export const free = isFree ? 'free ' : ''

/** Texts of the calls to action and of the link back home. */
export const ctaTexts = {
  /** Followed by the phone number. */
  call: 'Call',
  quote: `Get a ${free}quote`,
  /** In the hero of the home page, as specified. */
  homeQuote: isFree ? 'Get a FREE Quote' : 'Get a Quote',
  /** On the pages of specialties, as specified. */
  specialtyQuote: isFree ? 'Get Free Quote' : 'Get Quote',
  /** Shown in the action bar of phones and in the header of other windows. */
  shortQuote: isFree ? 'Free quote' : 'Get a quote',
  backHome: 'Back to Home',
  /** Accessible name of the breadcrumbs. */
  trail: 'Breadcrumb',
} as const
