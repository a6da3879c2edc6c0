import { expect, test } from 'vitest'

import { retryAdvice } from '../../../supabase/functions/_shared/delivery.ts'

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
