import { expect, test } from 'vitest'

import { readRetryAfter, retryAdvice } from '../../../supabase/functions/_shared/delivery.ts'

const now = Date.parse('2026-07-04T19:05:00Z')

test.each([
  ['0', 0],
  ['120', 120],
  [' 5 ', 5],
  ['Sat, 04 Jul 2026 19:06:30 GMT', 90],
  ['Sat, 04 Jul 2026 19:00:00 GMT', 0],
  ['', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['9'.repeat(40), undefined],
  [null, undefined],
])('Retry-After "%s" asks for %s seconds', (value, seconds) => {
  expect(readRetryAfter(value, now)).toBe(seconds)
})

test.each([
  [400, { permanent: true }],
  [401, { permanent: true }],
  [404, { permanent: true }],
  [408, {}],
  [409, {}],
  [422, { permanent: true }],
  [429, {}],
  [500, {}],
  [503, {}],
])('what status %i says about trying again is %o', (status, advice) => {
  expect(retryAdvice(new Response(null, { status }))).toEqual(advice)
})

test('only a refusal that may pass is given a time', () => {
  const headers = { 'Retry-After': '30' }
  expect(retryAdvice(new Response(null, { status: 503, headers }))).toEqual({ retryAfterSeconds: 30 })
  expect(retryAdvice(new Response(null, { status: 422, headers }))).toEqual({ permanent: true })
})
