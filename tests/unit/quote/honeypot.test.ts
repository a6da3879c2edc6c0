import { expect, test } from 'vitest'

import { detectSuspicion } from '../../../app/features/quote/honeypot.ts'

test.each([
  ['an unknown fill time', undefined, '', undefined],
  ['a normal fill time', undefined, '', 20_000],
  ['a form left open for a week', undefined, '', 604_800_000],
  ['only whitespace in the hidden field', undefined, ' \t', 20_000],
  ['a fill time of one second', 'too-fast', '', 1_000],
  ['text in the hidden field', 'honeypot', 'x', 20_000],
  ['both of these signs', 'honeypot', 'x', 3],
])(
  'a form with %s gets the suspicion %s',
  (_description, suspicion, trap, filledInMs) => {
    expect(detectSuspicion({ trap, filledInMs })).toBe(suspicion)
  },
)
