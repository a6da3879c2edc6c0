import { expect, test } from 'vitest'

import {
  describeFailures,
  findGaps,
  reasonOf,
} from '../../../scripts/lib/lead-deliveries.ts'
import type { Lead } from '../../../scripts/lib/leads.ts'
import { ana } from './sample-lead.ts'

const received = Date.parse(ana.created_at)
const minuteMs = 60_000

const delivered: Lead = { ...ana, notification_status: 'delivered' }
const suspect: Lead = { ...ana, notification_status: 'suspect' }

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

test('does not report a lead that has just arrived', () => {
  const young = { ...ana, created_at: '2026-11-21T20:00:01Z' }
  const { recent, gaps } = findGaps([young], received)
  expect(recent).toEqual([young])
  expect(gaps).toEqual([])
})

test('counts the leads that a webhook keeps failing for', () => {
  const lead = {
    ...delivered,
    webhook_status: 'pending',
    webhook_last_error: 'status 500',
  }
  expect(describeFailures([lead, lead], received)).toEqual([
    '2 leads: webhook failing, status 500',
  ])
})

test('counts no lead that has been delivered, held as suspect or not attempted yet', () => {
  const complete = { ...delivered, webhook_status: 'delivered' }
  const leads = [complete, suspect, ana]
  expect(describeFailures(leads, received)).toEqual([])
})

test('asks what runs the deliveries if a lead has waited for twenty minutes without an attempt', () => {
  expect(describeFailures([ana], received + 20 * minuteMs)).toEqual([
    '1 lead: email not attempted, is anything running the deliveries?',
  ])
})
