import { expect, test } from 'vitest'

import { rateLimitKey, unknownCallers } from '#functions/_shared/rate-limit-key.ts'

const VISITOR_SECRET = 'a secret that site and functions share'

function nameOf(address: string, secret = VISITOR_SECRET) {
  return rateLimitKey(new Headers({ 'X-Visitor-Address': address, 'X-Visitor-Secret': secret }), {
    VISITOR_SECRET,
  })
}

test('a visitor the site vouches for is counted under a name of their own', () => {
  expect(nameOf('203.0.113.7')).toMatch(/^[\da-f]{64}$/)
  expect(nameOf('203.0.113.7')).not.toBe(unknownCallers)
})

test.each(['127.0.0.1', '10.1.2.3', '192.168.0.9', '::1', 'fd00::1', '::ffff:10.0.0.1', 'unknown'])(
  '%s is no visitor’s address: nobody is counted',
  (address) => expect(nameOf(address)).toBeNull(),
)

test('whoever cannot be vouched for is counted together with the others', () => {
  expect(nameOf('203.0.113.7', 'guessed')).toBe(unknownCallers)
  expect(rateLimitKey(new Headers(), { VISITOR_SECRET })).toBe(unknownCallers)
})

test('where no secret is set nobody is counted', () => {
  expect(rateLimitKey(new Headers({ 'X-Visitor-Address': '203.0.113.7' }), {})).toBeNull()
})
