/** Texts of the calls to action and of the link back home. */
export const ctaTexts = {
  /** Followed by the phone number. */
  call: 'Call',
  quote: 'Get a free quote',
  /** On the pages of specialties, as specified. */
  specialtyQuote: 'Get Free Quote',
  /** Shown in the action bar of phones and in the header of other windows. */
  shortQuote: 'Free quote',
  backHome: 'Back to Home',
  /** Accessible name of the breadcrumbs. */
  trail: 'Breadcrumb',
} as const
