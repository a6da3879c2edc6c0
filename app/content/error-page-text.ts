/** Texts of the page shown after an error on our side. */
export const errorTexts = {
  heading: 'Sorry, this page didn’t load',
  text: 'Something went wrong on our end. Try again, or call and we’ll help.',
  offline: 'You seem to be offline. Try again once you’re back online.',
  again: 'Try again',
  /** Followed by the request id from the log. */
  reference: 'If you call, mention this code:',
} as const
