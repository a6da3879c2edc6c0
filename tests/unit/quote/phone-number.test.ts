import { expect, test } from 'vitest'

import {
  isTooShort,
  phoneKey,
  readablePhone,
  toDialableNumber,
} from '#domain/phone-number.ts'

const localPhone = '+19165550100'
const london = '+442079460958'

const spellings = [
  // Separators and prefixes.
  '9165550100',
  '(916) 555-0100',
  '001 916 555 0100',
  '011 1 916 555 0100',
  'tel:+1-916-555-0100',
  '[916] 555-0100',
  '916,555,0100',
  // Other scripts, dashes, and invisible characters.
  '٩١٦ ٥٥٥ ٠١٠٠',
  '916–555—0100',
  '\u202a916\u200b555\u200b0100\u202c',
  // Words around it, and a second number.
  '24/7 916 555 0100',
  'call after 5 916 555 0100',
  '916 555 0100 916 555 0199',
  '916 555 0100 / +44 20 7946 0958',
  '555-0123 or 916 555 0100',
  '916 555 0100 ext 12345678',
]

test.each(spellings)(
  '%j is counted, found and dialed as one number',
  (typed) => {
    expect(phoneKey(typed)).toBe(localPhone)
    expect(toDialableNumber(typed)).toBe(localPhone)
  },
)

test.each([
  '(916) 555-0100 ext 4',
  '916 555 0100 #4',
  '+1-916-555-0100;ext=4',
  '９１６ ５５５ ０１００ ｅｘｔ４',
])('the extension of %j is dialed too', (typed) => {
  expect(phoneKey(typed)).toBe(localPhone)
  expect(toDialableNumber(typed)).toBe(`${localPhone};ext=4`)
})

test.each(['+44 20 7946 0958', '+44 (0)20 7946 0958', '011 44 20 7946 0958'])(
  '%j is a number of another country',
  (typed) => {
    expect(phoneKey(typed)).toBe(london)
    expect(toDialableNumber(typed)).toBe(london)
  },
)

test.each([
  { typed: '+44 20 7946 0958 x4', dialable: `${london};ext=4` },
  { typed: '+49 30 123456', dialable: '+4930123456' },
  { typed: '+999 1234 5678 9012', dialable: '+999123456789012' },
])('$typed is dialed as $dialable', ({ typed, dialable }) => {
  expect(toDialableNumber(typed)).toBe(dialable)
})

// A digit too few or too many.
test.each([
  { typed: '916 555 010', key: '916555010' },
  { typed: '916 555 01000', key: '91655501000' },
  { typed: '916 5555 0100 ext 4', key: '91655550100' },
  { typed: '+999 1234 5678 90123', key: '9991234567890123' },
  { typed: '016 555 0100', key: '0165550100' },
  { typed: '555-0123', key: '5550123' },
  { typed: '555 0123 ext 4', key: '5550123' },
])('$typed cannot be dialed, but is counted as $key', ({ typed, key }) => {
  expect(phoneKey(typed)).toBe(key)
  expect(toDialableNumber(typed)).toBeNull()
})

test.each(['+44 20 79', '123', 'call me', '916 ext 555 ext 0100', '電話なし'])(
  '%j is no phone number',
  (typed) => {
    expect(phoneKey(typed)).toBeNull()
    expect(toDialableNumber(typed)).toBeNull()
  },
)

test.each(['555-0123', '916 555 010', '+44 20 79'])(
  '%j looks too short',
  (typed) => {
    expect(isTooShort(typed)).toBe(true)
  },
)

test.each(['916 555 0100', '916 555 01000', '+49 30 12345'])(
  '%j does not look too short',
  (typed) => {
    expect(isTooShort(typed)).toBe(false)
  },
)

test.each(['9165550100', '916.555.0100', '+1 916 555 0100', '1-916-555-0100'])(
  '%j reads as its usual spelling',
  (typed) => {
    expect(readablePhone(typed)).toBe('(916) 555-0100')
  },
)

test.each([
  '916 555 0100 ext 4',
  '916 555 0100 after 5',
  '916 555 0100 916 555 0199',
  '+44 20 7946 0958',
  '555-0123',
  '',
])('%j reads as typed', (typed) => {
  expect(readablePhone(typed)).toBe(typed)
})
