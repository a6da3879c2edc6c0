import { replyHours, replyPromise } from '#functions/_shared/reply-hours.ts'

/** The texts of the quote form; those of its fields are in #functions/_shared/quote-fields.ts. Specified texts are exact. */
export const quoteTexts = {
  title: 'Request Your Free Quote',
  introduction: `Leave your name and number. We’ll get back to you within ${replyHours} hours, usually the same day.`,
  submit: 'Get My FREE Quote',
  submitting: 'Sending...',
  privacy: 'We only use this to answer your request.',
  privacyLink: 'Privacy notice',
  /** For screen readers, after the link. */
  newTab: ', new tab',
} as const

/** The result of a submission. */
export const quoteNotices = {
  sent: {
    title: 'Quote Request Submitted Successfully!',
    text: replyPromise,
  },
  incomplete: {
    title: 'Please fill in all fields',
    text: 'All fields are required to submit your quote request.',
  },
  invalid: {
    title: 'Please check your details',
    text: 'One of the fields needs another look before we can send your request.',
  },
  failed: {
    title: 'Error Submitting Quote Request',
    text: 'There was a problem sending your quote request. Please call the phone number directly.',
  },
  refused: {
    title: 'Error Processing Request',
    text: 'There was a problem processing your request. Please call the phone number directly.',
  },
} as const

export type QuoteNoticeKind = Exclude<keyof typeof quoteNotices, 'sent'>

/** Takes the place of the form once a request is stored. */
export const receiptTexts = {
  // Where it takes two lines, the name has the second.
  thanks: (name: string) => `Thank\u00a0you, ${name}.`,
  /** Before the number and after it. `deadline`: day and time, such as "Tuesday, 4:15 PM". */
  response: (deadline: string | undefined) => [
    'You’ll hear from us at ',
    deadline ? ` by ${deadline}.` : ` within ${replyHours} hours.`,
  ],
  again: 'Send another request',
  stepsHeading: 'What happens next',
  steps: (email: string) => [
    'We’ll call to ask what needs cleaning and where.',
    `We’ll take a look, at your place or in photos you email to ${email}.`,
    'You get a quote, free and with no obligation.',
  ],
} as const
