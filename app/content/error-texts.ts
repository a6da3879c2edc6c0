/** When something broke on our side. */
export const errorTexts = {
  heading: 'Sorry, this page did not load',
  text: 'The fault is ours. Try once more, or call and we help you at once.',
  again: 'Try again',
  /** Followed by what the log calls the request. */
  reference: 'Our reference, if you call:',
} as const
