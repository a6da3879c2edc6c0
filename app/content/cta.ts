/** What stands on the buttons and links that lead to a person, and on the way back home. */
export const ctaTexts = {
  /** The number follows. */
  call: 'Call',
  quote: 'Get a FREE Quote',
  /** Where there is hardly room. */
  shortQuote: 'Free quote',
  backHome: 'Back to Home',
  /** Names the way from home to a page. */
  trail: 'Breadcrumb',
} as const
