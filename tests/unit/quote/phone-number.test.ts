import { expect, test } from 'vitest'

import { isTooShort, phoneKey, toDialableNumber } from '#domain/phone-number.ts'

import { phoneSpellings } from '../../support/phone-spellings.ts'

test.each(phoneSpellings)(
  '$typed is counted and found as $key and dialed as $dialable',
  ({ typed, key, dialable }) => {
    expect(phoneKey(typed)).toBe(key)
    expect(toDialableNumber(typed)).toBe(dialable)
  },
)

test.each([
  ['123', true],
  ['555-0123', true],
  ['916 555 010', true],
  ['+44 20 79', true],
  ['916 555 0100', false],
  ['916 555 01000', false],
  ['+49 30 12345', false],
  ['text me', false],
])('whether "%s" looks short: %s', (typed, isShort) => {
  expect(isTooShort(typed)).toBe(isShort)
})
