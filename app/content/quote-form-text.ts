import { quoteField } from '#domain/quote-fields.ts'
import type { QuoteOutcome } from '#domain/quote-outcome.ts'
import { deadlineInWords, type ReplyDeadline } from '#domain/reply-deadline.ts'
import { replyPromise } from '#domain/reply-hours.ts'

import { business } from './business.ts'
import { ctaTexts, free } from './cta-text.ts'
import { everyPageTexts } from './every-page-text.ts'
import { inWords } from './number-words.ts'

/**
 * Texts of the quote form. Specified ones must stay exact. Its fields' texts
 * are in _shared/domain/quote-fields.ts.
 */
export const quoteTexts = {
  title: ctaTexts.quote,
  introduction: everyPageTexts.quote.introduction,
  submit: 'Send my request',
  submitting: 'Sending...',
  /** Names what the visitor has picked elsewhere on the page. */
  picked: (names: string) => `You picked: ${names}`,
  /** Precedes the next text if no field is optional. */
  allNeeded: (count: number) => `All ${inWords(count)} fields are needed.`,
  privacy: 'We only use this to answer your request.',
  privacyLink: 'Privacy notice',
  /** Follows the link for screen readers. */
  newTab: ', new tab',
} as const

const { firstName, email, phone } = quoteField

/**
 * Follow specified error messages and say what to do. A message of two lines
 * breaks before them.
 */
export const errorHints = new Map<string, string>([
  [firstName.requiredMessage, ', so\u00a0we\u00a0can ask for you.'],
  [email.requiredMessage, ', so\u00a0we\u00a0can write to you.'],
  [email.tooLong, '. Please write it like name@example.com.'],
  [phone.requiredMessage, ', so\u00a0we\u00a0can call you.'],
])

interface Notice {
  title: string
  text: string
}

// The response has no success flag.
const notProcessed: Notice = {
  title: 'Error Processing Request',
  text: 'There was a problem processing your request. Please call the phone number directly.',
}

/** What the visitor reads for each outcome of a request. */
export const quoteNotices: Record<QuoteOutcome, Notice> = {
  stored: {
    title: 'Quote Request Submitted Successfully!',
    text: replyPromise(business.hours, `${free}quote`),
  },
  suspect: notProcessed,
  limited: notProcessed,
  invalid: notProcessed,
  failed: {
    title: 'Error Submitting Quote Request',
    text: 'There was a problem sending your quote request. Please call the phone number directly.',
  },
}

/** What the visitor reads when the form has errors and is not sent. */
export const formNotices = {
  incomplete: {
    title: 'Please fill in all fields',
    text: 'All fields are required to submit your quote request.',
  },
  checkDetails: {
    title: 'Please check your details',
    text: 'One of the fields needs another look before we can send your request.',
  },
} as const satisfies Record<string, Notice>

/** What stands under the button while a request is not taken. */
export const failureTexts = {
  failed: { title: 'That didn’t go through.', next: 'Try again, or call us.' },
  refused: { title: 'We couldn’t take this request.', next: 'Please call us.' },
  kept: 'What you typed is still here.',
  retry: 'Try again',
} as const

export type QuoteFailure = Exclude<QuoteOutcome, 'stored'>

/** Notices that can stand in the form after a plain post. */
export type QuoteNoticeKind = QuoteFailure | keyof typeof formNotices

/**
 * Texts of the confirmation, which replaces the form once a request is stored.
 */
export const confirmationTexts = {
  // The no-break space puts the whole name on the second line if the text
  // wraps.
  thanks: (name: string) => `Thank\u00a0you, ${name}.`,
  /** The text before and after the phone number. */
  response: (deadline: ReplyDeadline) => [
    'We’ll call you at ',
    ` ${deadlineInWords(deadline)}.`,
  ],
  shortPhone: (typed: string, ourPhone: string) =>
    `“${typed}” looks short for a phone number. Correct it, or call us at ${ourPhone}.`,
  correct: 'Correct the number',
  again: 'Send another request',
  /** In place of the contact page's introduction. */
  meanwhile: 'Your request is in. If it can’t wait, call us.',
  photos: {
    heading: 'Show us what needs cleaning',
    add: 'Add photos to your request',
    page: 'See or change your request',
    keep: 'Open it and bookmark it to add photos later. It works for 30 days.',
  },
  stepsHeading: 'What happens next',
  steps: everyPageTexts.quote.steps,
} as const
