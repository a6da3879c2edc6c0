import { expect, test } from 'vitest'

import type { Quote } from '../../../scripts/quotes/list-quotes.ts'
import { findGaps } from '../../../scripts/quotes/proof.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

function quote(id: string, status: string, more: Partial<Quote> = {}): Quote {
  return {
    id,
    createdAt: '2026-11-21T11:00:00Z',
    firstName: 'Ada',
    email: 'ada@x.example',
    phone: '1',
    progress: 'new',
    suspicion: null,
    notification: { status, attempts: 1, lastError: null, deliveredAt: null, nextAttemptAt: null },
    webhook: null,
    ...more,
  }
}

test('delivered and flagged requests are no gaps', () => {
  expect(findGaps([quote('a', 'delivered'), quote('b', 'suspect', { suspicion: 'honeypot' })], now)).toEqual({
    counts: { stored: 2, delivered: 1, suspect: 1, recent: 0 },
    gaps: [],
  })
})

test.each(['pending', 'dead', 'none'])('a request whose mail is %s is a gap', (status) => {
  const { gaps } = findGaps([quote('a', status)], now)
  expect(gaps).toEqual([{ id: 'a', createdAt: '2026-11-21T11:00:00Z', reason: `mail ${status}` }])
})

test('a request whose webhook was wanted and not reached is a gap, with the reason', () => {
  const webhook = { status: 'dead', attempts: 24, lastError: 'the webhook answered 500' }
  expect(findGaps([quote('a', 'delivered', { webhook })], now).gaps).toMatchObject([
    { reason: 'webhook dead: the webhook answered 500' },
  ])
  const reached = { status: 'delivered', attempts: 1, lastError: null }
  expect(findGaps([quote('a', 'delivered', { webhook: reached })], now).gaps).toEqual([])
})

test('a request that has just come is not judged yet', () => {
  const young = quote('a', 'pending', { createdAt: '2026-11-21T12:00:01Z' })
  expect(findGaps([young], now, now + 60_000)).toEqual({
    counts: { stored: 1, delivered: 0, suspect: 0, recent: 1 },
    gaps: [],
  })
})

test('a request that a wrong clock has dated a year ahead is no recent one', () => {
  const future = quote('a', 'pending', { createdAt: '2027-11-21T12:00:00Z' })
  expect(findGaps([future], now, now).gaps).toMatchObject([{ id: 'a' }])
})
