import { expect, test } from 'vitest'

import { findGaps, type Quote } from '../../../scripts/lib/quotes.ts'

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

test('counts delivered and flagged requests', () => {
  const { counts, gaps } = findGaps([quote('a', 'delivered'), quote('b', 'suspect')], now)
  expect(counts).toEqual({ stored: 2, delivered: 1, suspect: 1, recent: 0 })
  expect(gaps).toEqual([])
})

test.each(['pending', 'dead', 'none'])('reports a request whose email is %s', (status) => {
  const { gaps } = findGaps([quote('a', status)], now)
  expect(gaps).toEqual([{ id: 'a', createdAt: '2026-11-21T11:00:00Z', reason: `email ${status}` }])
})

test('reports a request whose webhook was not reached, with the reason', () => {
  const webhook = { status: 'dead', attempts: 24, lastError: 'status 500' }
  const { gaps } = findGaps([quote('a', 'delivered', { webhook })], now)
  expect(gaps).toMatchObject([{ reason: 'webhook dead: status 500' }])
})

test('does not judge a request that has just come, but one that a wrong clock has dated ahead', () => {
  const young = quote('young', 'pending', { createdAt: '2026-11-21T12:00:01Z' })
  const ahead = quote('ahead', 'pending', { createdAt: '2027-11-21T12:00:00Z' })
  const { counts, gaps } = findGaps([young, ahead], now, now + 60_000)
  expect(counts.recent).toBe(1)
  expect(gaps).toMatchObject([{ id: 'ahead' }])
})
