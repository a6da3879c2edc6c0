import { expect, test } from 'vitest'

import { parseMoment, parseSpan } from '../../../scripts/quotes/moment.ts'

test.each([
  ['15m', 900_000],
  ['36h', 129_600_000],
  ['90d', 7_776_000_000],
  ['0d', 0],
  ['d', undefined],
  ['7', undefined],
  ['-7d', undefined],
  ['7 d', undefined],
  ['1.5h', undefined],
  ['9999999d', undefined],
])('the span %s is %s milliseconds', (text, milliseconds) => {
  expect(parseSpan(text)).toBe(milliseconds)
})

test.each([
  ['7d', '2026-11-14T12:00:00.000Z'],
  ['2026-11-01', '2026-11-01T00:00:00.000Z'],
  ['2026-11-01T08:30:00Z', '2026-11-01T08:30:00.000Z'],
  ['2026-13-01', undefined],
  ['yesterday', undefined],
  ['11/01/2026', undefined],
])('%s is the moment %s', (text, moment) => {
  expect(parseMoment(text, new Date('2026-11-21T12:00:00Z'))?.toISOString()).toBe(moment)
})
