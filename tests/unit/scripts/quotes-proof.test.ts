import { expect, test } from 'vitest'

import { findGaps, type Quote, reasonOf } from '../../../scripts/lib/quotes.ts'
import { quote } from './sample-quote.ts'

const now = Date.parse('2026-11-21T20:00:00Z')

function withEmail(id: string, notification_status: string, more: Partial<Quote> = {}): Quote {
  return { ...quote, id, notification_status, ...more }
}

test('counts delivered and flagged requests', () => {
  const [delivered, suspect] = [withEmail('a', 'delivered'), withEmail('b', 'suspect')]
  const found = findGaps([delivered, suspect], now)
  expect(found).toEqual({ delivered: [delivered], suspect: [suspect], recent: [], gaps: [] })
})

test.each(['pending', 'dead', 'none'])('reports a request whose email is %s', (status) => {
  const { gaps } = findGaps([withEmail('a', status)], now)
  expect(gaps.map(reasonOf)).toEqual([`email ${status}`])
})

test('reports a request whose webhook was not reached, with the reason', () => {
  const webhook = { webhook_status: 'dead', webhook_attempts: 24, webhook_last_error: 'status 500' }
  const { gaps } = findGaps([withEmail('a', 'delivered', webhook)], now)
  expect(gaps.map(reasonOf)).toEqual(['webhook dead: status 500'])
})

test('does not judge a request that has just come, but one that a wrong clock has dated ahead', () => {
  const young = withEmail('young', 'pending', { created_at: '2026-11-21T20:00:01Z' })
  const ahead = withEmail('ahead', 'pending', { created_at: '2027-11-21T12:00:00Z' })
  const { recent, gaps } = findGaps([young, ahead], now, now + 60_000)
  expect([recent, gaps]).toEqual([[young], [ahead]])
})
