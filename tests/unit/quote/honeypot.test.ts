import { expect, test } from 'vitest'

import { detectSuspicion } from '../../../app/features/quote/honeypot.ts'

test.each([
  ['an unknown fill time', '', undefined, undefined],
  ['a normal fill time', '', 20_000, undefined],
  ['a form left open for a week', '', 604_800_000, undefined],
  ['only whitespace in the hidden field', ' \t', 20_000, undefined],
  ['a fill time of one second', '', 1_000, 'too-fast'],
  ['text in the hidden field', 'x', 20_000, 'honeypot'],
  ['both of these signs', 'x', 3, 'honeypot'],
])('a form with %s gets the suspicion %s', (_description, trap, filledInMs, suspicion) => {
  expect(detectSuspicion({ trap, filledInMs })).toBe(suspicion)
})
