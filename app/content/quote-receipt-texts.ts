/** What the card of the form says once a request is stored. Apart from quote-texts.ts: few pages ever show it. */
export const receiptTexts = {
  // Where it takes two lines, the name has the second.
  thanks: (name: string) => `Thank\u00a0you, ${name}.`,
  /** Before the number, beside it and after it. `latest`: day and time, such as "Tuesday, 4:15 PM". */
  answer: (latest: string) => ['You hear from us at ', ',', ` by ${latest} at the latest.`],
  stepsHeading: 'What happens next',
  steps: (email: string) => [
    'We call to hear what needs cleaning and where it is.',
    `We look at it, at your place or in pictures you mail to ${email}.`,
    'You get a price. The estimate is free and binds you to nothing.',
  ],
} as const
