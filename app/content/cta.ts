import { replyHours } from '#functions/_shared/reply-hours.ts'

/** The texts of the buttons and links that lead to us, and of the way back home. */
export const ctaTexts = {
  /** The number follows. */
  call: 'Call',
  quote: 'Get a FREE Quote',
  /** In the bar on phones, and beside the chat button. */
  shortQuote: 'Free quote',
  /** The last section of every page. */
  band: {
    heading: 'What can we clean for you?',
    text: `Leave your name and number. We’ll get back to you within ${replyHours} hours, and the estimate is free.`,
  },
  backHome: 'Back to Home',
  /** Names the way from home to a page. */
  trail: 'Breadcrumb',
} as const
