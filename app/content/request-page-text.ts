import { quoteField } from '#domain/quote-fields.ts'
import type { RequestRefusal } from '#domain/request-page.ts'

export const requestPageTexts = {
  heading: 'Your request',
  received: 'We received it on',
  /** Precedes the day and time of our call. */
  call: 'We’ll call you',
  /** In place of “today”. */
  sameDay: 'the same day',
  save: 'Bookmark this page to come back. Anyone with its address can open it, for 30 days.',
  details: 'Your details',
  facts: {
    firstName: quoteField.firstName.label,
    email: quoteField.email.label,
    phone: quoteField.phone.label,
    message: quoteField.message.shortLabel,
    note: 'You added',
  },
  photos: 'Your photos',
  photo: (number: number) => `Photo ${number}`,
  remove: 'Remove',
  phone: { heading: 'Correct the phone number', submit: 'Save the number' },
  note: {
    heading: 'Add a note',
    label: 'What else should we know?',
    submit: 'Add it',
  },
  cancel: {
    heading: 'Cancel the request',
    text: 'We won’t call. Your photos stay with the request until we delete it.',
    submit: 'Cancel my request',
  },
  canceled: 'You canceled this request, so we won’t call.',
  again: 'Send a new request',
  unavailable: {
    heading: 'We can’t show your request right now',
    text: 'It’s safe with us, and we’ll call. Try this page again in a few minutes.',
  },
} as const

/** Beside the form whose action failed. `unknown` is the 404 page. */
export const requestProblems: Record<
  Exclude<RequestRefusal, 'unknown'>,
  string
> = {
  canceled: 'You canceled this request, so it can’t be changed anymore.',
  invalid: 'Please check what you typed.',
  limited: 'That was a lot at once. Try again in a few minutes.',
  failed: 'That didn’t go through. Please try again, or call us.',
}

export const photoTexts = {
  /** Precedes the next text before there are photos. */
  optional: 'Optional.',
  text: (count: string) =>
    `Up to ${count} photos: one of the whole place, and one of the worst spot.`,
  /** In place of the heading once there are photos. */
  anythingElse: 'Anything else to see?',
  choose: 'Choose photos',
  more: 'Add more photos',
  /** Without JavaScript. */
  send: 'Send photos',
  done: 'That’s all of them',
  thanks: 'Thank you. Your photos are with your request.',
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Try ${name} again`,
  retryShort: 'Try again',
  waiting: 'Waiting to be sent',
  lost: 'The connection was lost.',
  /** Announced to screen readers. */
  progress: (sent: number, total: number) => `${sent} of ${total} photos sent`,
} as const
