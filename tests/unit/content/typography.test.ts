import { expect, test } from 'vitest'

import { siteTexts } from './support/site-texts.ts'

test.each([
  [
    'straight quotation marks',
    /['"]/,
    [
      "What's Included",
      "We'll get back to you within 24 hours with your free quote.",
    ],
  ],
  [
    'exclamation marks',
    /!/,
    ['Oops! Page not found', 'Quote Request Submitted Successfully!'],
  ],
  ['three dots', /\.{3}/, ['Ask about our services...', 'Sending...']],
  ['hyphens between numbers', /\b\d+-\d/, []],
])('only texts that the specification fixes have %s', (_, mark, specified) => {
  expect(siteTexts.length).toBeGreaterThan(500)
  const marked = siteTexts.filter((text) => mark.test(text))
  expect(marked.toSorted()).toEqual(specified.toSorted())
})
