import { expect, test } from 'vitest'

import { isPublicAddress } from '#functions/_shared/public-address.ts'

test.each([
  '203.0.113.7',
  '8.8.8.8',
  '100.128.0.1',
  '172.32.0.1',
  '2001:db8::1',
  '::ffff:203.0.113.7',
  ' 8.8.8.8 ',
  '8.8.8.8:51234',
  '[2001:db8::1]:443',
  '[2001:db8::1]',
])('%s may be one visitor', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.1.1',
  '100.64.0.1',
  '100.127.0.1',
  '0.0.0.0',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::FFFF:10.0.0.1',
  'fd12:3456::1',
  'fc00::1',
  'fe80::1',
  '',
  'unknown',
  '10.1.2.3:51234',
  '[::1]:443',
])('"%s" says nothing about a visitor', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
