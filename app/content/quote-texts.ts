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
