import { replyHours, replyPromise } from '#functions/_shared/reply-promise.ts'

/** Every sentence of the quote form but what belongs to a field (#functions/_shared/quote-fields.ts). Specified texts: exact, see docs/specification.md. */
export const quoteTexts = {
  title: 'Request Your Free Quote',
  introduction: `Leave your name and number. We’ll get back to you within ${replyHours} hours, usually the same day.`,
  submit: 'Get My FREE Quote',
  submitting: 'Sending...',
  privacy: 'We only use this to answer your request.',
  privacyLink: 'Privacy notice',
  /** Follows the link to the notice, for those who do not see that it opens beside the page. */
  newTab: ', new tab',
} as const

/** What a visitor is told after a submission, by outcome. */
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

export type QuoteNoticeKind = keyof typeof quoteNotices

/** What the card of the form says once a request is stored. Apart from quote-texts.ts: few pages ever show it. */
export const receiptTexts = {
  // Where it takes two lines, the name has the second.
  thanks: (name: string) => `Thank\u00a0you, ${name}.`,
  /** Before the number and after it. `latest`: day and time, such as "Tuesday, 4:15 PM". */
  answer: (latest: string) => ['You’ll hear from us at ', ` by ${latest.replace(/\s(?=[AP]M)/, '\u00a0')}.`],
  stepsHeading: 'What happens next',
  steps: (email: string) => [
    'We’ll call to ask what needs cleaning and where.',
    `We’ll take a look, at your place or in photos you email to ${email}.`,
    'You get a price. It’s free, with no obligation.',
  ],
} as const
