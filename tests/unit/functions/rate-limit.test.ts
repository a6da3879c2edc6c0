import { describe, expect, test, vi } from 'vitest'

import {
  rateLimitKey,
  secretProof,
  sharedVisitorKey,
  unknownCallerKey,
} from '#functions/_shared/platform/visitor-hash.ts'

const secret = 'a secret – that site and functions share'

function headersOf(address: string, proof = secretProof(secret)): Headers {
  return new Headers({
    'X-Visitor-Address': address,
    'X-Visitor-Secret': proof,
  })
}

function keyOf(address: string): string {
  return rateLimitKey(headersOf(address), { VISITOR_SECRET: secret })
}

test('the log says once which setting is missing when visitors can’t be told apart', async () => {
  // Test files share modules, and another one may have been warned.
  vi.resetModules()
  const fresh = await import('#functions/_shared/platform/visitor-hash.ts')
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  for (let call = 0; call < 2; call += 1)
    fresh.rateLimitKey(headersOf('172.18.0.1'), { VISITOR_SECRET: secret })
  expect(log).toHaveBeenCalledOnce()
  expect(log.mock.lastCall?.[0]).toContain('TRUSTED_PROXY_HEADER')
  log.mockRestore()
})

describe('the address of a visitor', () => {
  test.each([
    '127.0.0.1',
    '172.31.255.255',
    '100.64.0.1',
    '::1',
    '::FFFF:10.0.0.1',
    'fd12:3456::1',
    'nonsense:here',
    '',
    '1:'.repeat(32_000),
  ])('is shared with others when it is "%.20s"', (address) =>
    expect(keyOf(address)).toBe(sharedVisitorKey),
  )

  test.each([
    { one: '2001:db8:1:2::1', other: '2001:db8:1:2:ffff:ffff:ffff:ffff' },
    { one: '2001:db8::1%eth0', other: '2001:db8::2' },
    { one: '::ffff:203.0.113.7', other: '203.0.113.7' },
  ])('identifies $one and $other as one visitor', ({ one, other }) => {
    expect(keyOf(one)).toMatch(/^[\da-f]{64}$/)
    expect(keyOf(one)).toBe(keyOf(other))
    expect([sharedVisitorKey, unknownCallerKey]).not.toContain(keyOf(one))
  })

  test.each([
    { one: '2001:db8:1:2::1', other: '2001:db8:1:3::1' },
    { one: '172.32.0.1', other: '172.32.0.2' },
  ])('identifies $one and $other as two visitors', ({ one, other }) => {
    expect(keyOf(one)).not.toBe(keyOf(other))
  })
})

test('the hash of an address depends on the secret', () => {
  const headers = headersOf('203.0.113.7', secretProof('other'))
  const key = rateLimitKey(headers, { VISITOR_SECRET: 'other' })
  expect(key).not.toBe(keyOf('203.0.113.7'))
})

test('callers that don’t prove to be the site share one key', () => {
  const environment = { VISITOR_SECRET: secret }
  const guessed = headersOf('203.0.113.7', 'guessed')
  expect(rateLimitKey(guessed, environment)).toBe(unknownCallerKey)
  expect(rateLimitKey(new Headers(), environment)).toBe(unknownCallerKey)
})

test('all callers share one key when no secret is set', () => {
  expect(rateLimitKey(headersOf('203.0.113.7'), {})).toBe(sharedVisitorKey)
})
