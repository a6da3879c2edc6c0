/** What a visitor reads when the site itself cannot answer. `{phone}` stands where the number is to be called. */
export const outOfOrder = {
  /** What was sent came from another site, as far as its browser tells. */
  foreign: {
    title: 'This form could not be sent',
    text: 'Your browser didn’t say that the form came from our website, so we couldn’t accept it. Please call us at {phone}: we’re glad to help.',
  },
  tooLarge: {
    title: 'The request is too large',
    text: 'What was sent is larger than any form of ours, so we couldn’t accept it. Please call us at {phone}.',
  },
} as const

export type OutOfOrder = keyof typeof outOfOrder
