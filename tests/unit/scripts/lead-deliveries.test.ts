import { expect, test } from 'vitest'

import { findGaps, reasonOf } from '../../../scripts/lib/lead-deliveries.ts'
import type { Lead } from '../../../scripts/lib/leads.ts'
import { ana } from './sample-lead.ts'

const received = Date.parse(ana.created_at)

const delivered: Lead = { ...ana, notification_status: 'delivered' }

test('reports a lead without a notification', () => {
  const lead = { ...ana, notification_status: 'none' }
  const { gaps } = findGaps([lead], received)
  expect(gaps.map(reasonOf)).toEqual(['email none'])
})

test('reports a lead whose webhook failed, with the reason', () => {
  const lead = {
    ...delivered,
    webhook_status: 'dead',
    webhook_attempts: 24,
    webhook_last_error: 'status 500',
  }
  const { gaps } = findGaps([lead], received)
  expect(gaps.map(reasonOf)).toEqual([
    'webhook dead after attempt 24: status 500',
  ])
})
