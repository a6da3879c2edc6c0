import { expect, test } from 'vitest'

import { readRetryAfter } from '#functions/_shared/delivery.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['120', 120],
  [' 7 ', 7],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:01:30 GMT', 90],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['1.5', undefined],
  ['-5', undefined],
  ['2001', 2001],
  ['soon', undefined],
  ['9999999999', undefined],
  ['9'.repeat(40), undefined],
  ['', undefined],
  [null, undefined],
])('%j asks to wait %s seconds', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds)
})
