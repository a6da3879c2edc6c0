import { expect, test } from 'vitest'

import { postedHoneypot, suspicionOf, honeypotFields } from '../../../app/features/quote/honeypot.ts'

test.each([
  ['an unknown time', '', undefined, undefined],
  ['a normal time', '', 20_000, undefined],
  ['a form left open for a week', '', 604_800_000, undefined],
  ['clocks that differ', '', -5_000, undefined],
  ['blanks in the hidden field', ' \t', 20_000, undefined],
  ['a second', '', 1_000, 'too-fast'],
  ['text in the hidden field', 'x', 20_000, 'honeypot'],
  ['both', 'x', 3, 'honeypot'],
])('a form with %s is judged %s', (_what, trap, filledInMs, suspicion) => {
  expect(suspicionOf({ trap, filledInMs })).toBe(suspicion)
})

test.each([
  ['nothing', {}, { trap: '', filledInMs: undefined }],
  ['a time a minute ago', { [honeypotFields.shownAt]: '40000' }, { trap: '', filledInMs: 60_000 }],
  ['an unreadable time', { [honeypotFields.shownAt]: '4e4' }, { trap: '', filledInMs: undefined }],
  [
    'a file in the hidden field',
    { [honeypotFields.trap]: new File([], 'x') },
    { trap: 'a file', filledInMs: undefined },
  ],
])('a post with %s is read', (_what, fields, traces) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  expect(postedHoneypot(form, 100_000)).toEqual(traces)
})
