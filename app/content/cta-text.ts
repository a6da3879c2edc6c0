/** Texts of the calls to action and of the link back home. */
export const ctaTexts = {
  /** Followed by the phone number. */
  call: 'Call',
  quote: 'Get a free quote',
  /** On the pages of specialties, as specified. */
  specialtyQuote: 'Get Free Quote',
  /** Shown in the action bar of phones and in the header of other windows. */
  shortQuote: 'Free quote',
  /** The last section of pages that do not end with the contact details. */
  band: {
    heading: 'What can we clean for you?',
    text: 'Send us your name, email and phone, and we’ll call to ask about it. The estimate is free.',
  },
  backHome: 'Back to Home',
  /** Accessible name of the breadcrumbs. */
  trail: 'Breadcrumb',
} as const
