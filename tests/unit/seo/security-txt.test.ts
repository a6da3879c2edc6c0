import { expect, test } from 'vitest'

import { securityTxt } from '../../../app/seo/security-txt.ts'

test('security.txt names the address to write to, and stays valid less than a year', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const lines = securityTxt({ url: 'https://wash.example', email: 'owner@wash.example' }, now).split('\n')
  expect(lines).toContain('Contact: mailto:owner@wash.example')
  expect(lines).toContain('Canonical: https://wash.example/.well-known/security.txt')
  const expires = lines.find((line) => line.startsWith('Expires: '))?.slice('Expires: '.length) ?? ''
  const days = (Date.parse(expires) - now.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(366)
})
