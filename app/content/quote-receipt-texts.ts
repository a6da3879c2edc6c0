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
