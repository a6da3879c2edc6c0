/** What a visitor reads when the site itself cannot answer, by status. `{phone}` stands where the number is to be called. */
export const errorPageTexts = {
  400: {
    title: 'This address cannot be read',
    text: 'Part of it may have been lost on the way. Please call us at {phone}: we are glad to help.',
  },
  403: {
    title: 'This form could not be sent',
    text: 'Your browser didn’t say that the form came from our website, so we couldn’t accept it. Please call us at {phone}: we’re glad to help.',
  },
  404: {
    title: 'There is nothing here',
    text: 'The address may have changed. Please call us at {phone}: we are glad to help.',
  },
  405: {
    title: 'This cannot be done here',
    text: 'Pages of this website are read, and forms are sent. Please call us at {phone}: we are glad to help.',
  },
  413: {
    title: 'The request is too large',
    text: 'What was sent is larger than any form of ours, so we couldn’t accept it. Please call us at {phone}.',
  },
  500: {
    title: 'Something broke on our side',
    text: 'We have a note of it. Please try again in a minute, or call us at {phone}.',
  },
  503: {
    title: 'Too many visitors at once',
    text: 'Please try again in a minute, or call us at {phone}: we are glad to help.',
  },
} as const

/** A status with which the site refuses what it was sent. */
export type RefusalStatus = keyof typeof errorPageTexts
