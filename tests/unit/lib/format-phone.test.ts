import { expect, test } from 'vitest'

import { formatPhone } from '#domain/format-phone.ts'

test.each([
  ['+19165550142', '(916) 555-0142'],
  ['+442079460018', '+442079460018'],
])('the phone number %s is formatted as %s', (phone, written) => {
  expect(formatPhone(phone)).toBe(written)
})
