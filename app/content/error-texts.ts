/** When something broke on our side. */
export const errorTexts = {
  heading: 'Sorry, this page did not load',
  text: 'Something went wrong on our end. Try again, or call and we’ll help right away.',
  again: 'Try again',
  /** Followed by what the log calls the request. */
  reference: 'Our reference, if you call:',
} as const
