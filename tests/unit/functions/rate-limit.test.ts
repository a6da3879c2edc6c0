import { describe, expect, test } from 'vitest'

import {
  rateLimitKey,
  secretProof,
  unknownCallerKey,
} from '../../../supabase/functions/_shared/platform/visitor-hash.ts'

const hash = /^[\da-f]{64}$/
const secret = 'a secret that site and functions share'

function headersOf(address: string, sentSecret = secret): Headers {
  return new Headers({
    'X-Visitor-Address': address,
    'X-Visitor-Secret': secretProof(sentSecret),
  })
}

function keyOf(address: string): string | null {
  return rateLimitKey(headersOf(address), { VISITOR_SECRET: secret })
}

describe('the address of a visitor', () => {
  test.each([
    '203.0.113.7',
    '172.32.0.1',
    '2001:db8::1',
    '::ffff:203.0.113.7',
    ' 8.8.8.8 ',
    '[2001:db8::1]:443',
  ])('is counted when it is "%s"', (address) => {
    expect(keyOf(address)).toMatch(hash)
    expect(keyOf(address)).not.toBe(unknownCallerKey)
  })

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '10.1.2.3:51234',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '[::1]:443',
    '::ffff:127.0.0.1',
    '::FFFF:10.0.0.1',
    'fd12:3456::1',
    'fe80::1',
    'unknown',
    'nonsense:here',
  ])('is not counted when it is "%s"', (address) =>
    expect(keyOf(address)).toBeNull(),
  )

  test.each([
    { one: '2001:db8:1:2::1', other: '2001:db8:1:2:ffff:ffff:ffff:ffff' },
    { one: '2001:db8::1%eth0', other: '2001:db8::2' },
    { one: '::ffff:203.0.113.7', other: '203.0.113.7' },
    { one: '203.0.113.7:51234', other: '203.0.113.7:443' },
    { one: '[2001:db8::1]:51234', other: '2001:db8::2' },
  ])('identifies $one and $other as one visitor', ({ one, other }) => {
    expect(keyOf(one)).toMatch(hash)
    expect(keyOf(one)).toBe(keyOf(other))
  })

  test.each([
    { one: '2001:db8:1:2::1', other: '2001:db8:1:3::1' },
    { one: '::ffff:203.0.113.7', other: '::ffff:203.0.113.8' },
  ])('identifies $one and $other as two visitors', ({ one, other }) => {
    expect(keyOf(one)).not.toBe(keyOf(other))
  })
})

test('the hash of an address depends on the secret, so it does not reveal the address', () => {
  expect(
    rateLimitKey(headersOf('203.0.113.7', 'other'), {
      VISITOR_SECRET: 'other',
    }),
  ).not.toBe(keyOf('203.0.113.7'))
})

test('callers without the secret share one limit', () => {
  expect(
    rateLimitKey(headersOf('203.0.113.7', 'guessed'), {
      VISITOR_SECRET: secret,
    }),
  ).toBe(unknownCallerKey)
  expect(rateLimitKey(new Headers(), { VISITOR_SECRET: secret })).toBe(
    unknownCallerKey,
  )
  expect(keyOf('')).toBe(unknownCallerKey)
})

test('callers are not limited by address when no secret is set', () => {
  expect(rateLimitKey(headersOf('203.0.113.7', ''), {})).toBeNull()
})
