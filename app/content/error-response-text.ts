/**
 * Texts of the error pages by status. `{phone}` is replaced with a link to the
 * phone number.
 */
export const errorResponseTexts = {
  400: {
    title: 'We couldn’t read that address',
    text: 'Part of it may have gotten lost. Please call us at {phone} and we’ll be glad to help.',
  },
  403: {
    title: 'This form couldn’t be sent',
    text: 'Your browser didn’t confirm that the form came from our website, so we couldn’t accept it. Please call us at {phone} and we’ll be glad to help.',
  },
  404: {
    title: 'There’s nothing here',
    text: 'The address may have changed. Please call us at {phone} and we’ll be glad to help.',
  },
  405: {
    title: 'That didn’t work',
    text: 'This page can’t take that kind of request. Please call us at {phone} and we’ll be glad to help.',
  },
  413: {
    title: 'The request is too large',
    text: 'That’s more than our form can hold, so we couldn’t accept it. Please call us at {phone}.',
  },
  500: {
    title: 'Something went wrong on our end',
    text: 'We’ve logged it. Please try again in a minute, or call us at {phone}.',
  },
  503: {
    title: 'Too many visitors at once',
    text: 'Please try again in a minute, or call us at {phone} and we’ll be glad to help.',
  },
} as const

/** A status that has an error page. */
export type ErrorStatus = keyof typeof errorResponseTexts
