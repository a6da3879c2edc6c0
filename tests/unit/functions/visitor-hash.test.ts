import { expect, test } from 'vitest'

import { visitorHash } from '#functions/_shared/visitor-hash.ts'

const secret = 'a secret that site and functions share'

function hashOf(address: string, given = secret, expected: string | undefined = secret) {
  const headers = new Headers({ 'X-Visitor-Address': address, 'X-Visitor-Secret': given })
  return visitorHash(headers, expected === undefined ? {} : { VISITOR_SECRET: expected })
}

test('a visitor has the same name every time, and another visitor another one', () => {
  expect(hashOf('203.0.113.7')).toMatch(/^[\da-f]{64}$/)
  expect(hashOf('203.0.113.7')).toBe(hashOf(' 203.0.113.7 '))
  expect(hashOf('203.0.113.7')).not.toBe(hashOf('203.0.113.8'))
})

test('another secret gives another name, so a name tells nothing about an address', () => {
  expect(hashOf('203.0.113.7', 'other', 'other')).not.toBe(hashOf('203.0.113.7'))
})

test.each([
  ['with a wrong secret', 'guessed', secret],
  ['without a secret', '', secret],
])('an address that comes %s names nobody', (_how, given, expected) => {
  expect(hashOf('203.0.113.7', given, expected)).toBeUndefined()
})

test('where no secret is set nobody is named, whatever is sent', () => {
  const headers = new Headers({ 'X-Visitor-Address': '203.0.113.7', 'X-Visitor-Secret': '' })
  expect(visitorHash(headers, {})).toBeUndefined()
})

test('without an address nobody is named', () => {
  expect(visitorHash(new Headers({ 'X-Visitor-Secret': secret }), { VISITOR_SECRET: secret })).toBeUndefined()
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8::1', '2001:DB8:0:0:1::'],
  ['fe80::1%eth0', 'fe80::2'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7:443'],
  ['[2001:db8::1]:51234', '2001:db8::2'],
])('%s and %s are one visitor', (one, other) => {
  expect(hashOf(one)).toBe(hashOf(other))
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8'],
  ['nonsense:here', '203.0.113.7'],
])('%s and %s are two', (one, other) => {
  expect(hashOf(one)).not.toBe(hashOf(other))
})
