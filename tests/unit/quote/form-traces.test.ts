import { expect, test } from 'vitest'

import { postedTraces, suspicionOf, traceFields } from '~/features/quote/form-traces'

const noTraces = { trap: '', filledInMs: undefined }

test.each([
  ['nothing known', noTraces, undefined],
  ['a person', { trap: '', filledInMs: 20_000 }, undefined],
  ['a quick person', { trap: '', filledInMs: 1_500 }, undefined],
  ['a form left open for a week', { trap: '', filledInMs: 604_800_000 }, undefined],
  ['clocks that differ', { trap: '', filledInMs: -5_000 }, undefined],
  ['blanks in the hidden field', { trap: ' \t', filledInMs: 20_000 }, undefined],
  ['a program in a hurry', { trap: '', filledInMs: 1_499 }, 'too-fast'],
  ['no time at all', { trap: '', filledInMs: 0 }, 'too-fast'],
  ['something in the hidden field', { trap: 'x', filledInMs: 20_000 }, 'honeypot'],
  ['both', { trap: 'x', filledInMs: 3 }, 'honeypot'],
])('%s is judged %o: %s', (_, traces, suspicion) => {
  expect(suspicionOf(traces)).toBe(suspicion)
})

test.each([
  ['nothing', {}, noTraces],
  ['a form of a minute ago', { [traceFields.shownAt]: '40000' }, { trap: '', filledInMs: 60_000 }],
  ['a form from the future', { [traceFields.shownAt]: '200000' }, { trap: '', filledInMs: -100_000 }],
  ['a time that is none', { [traceFields.shownAt]: '4e4' }, noTraces],
  ['an endless time', { [traceFields.shownAt]: '9'.repeat(99) }, noTraces],
  ['a filled trap', { [traceFields.trap]: 'x' }, { trap: 'x', filledInMs: undefined }],
  [
    'a file in the trap',
    { [traceFields.trap]: new File([], 'x') },
    { trap: 'a file', filledInMs: undefined },
  ],
])('a post with %s', (_, fields, traces) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  expect(postedTraces(form, 100_000)).toEqual(traces)
})
