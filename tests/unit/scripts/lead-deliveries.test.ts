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

test('groups delivered and flagged leads', () => {
  expect(findGaps([delivered, suspect], received)).toEqual({
    delivered: [delivered],
    suspect: [suspect],
    recent: [],
    gaps: [],
  })
})

test.each(['pending', 'dead', 'none'])(
  'reports a lead whose email is %s',
  (status) => {
    const lead = { ...ana, notification_status: status }
    const { gaps } = findGaps([lead], received)
    expect(gaps.map(reasonOf)).toEqual([`email ${status}`])
  },
)

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

test('does not report a lead that has just arrived, but reports one dated in the future by a wrong clock', () => {
  const young = { ...ana, created_at: '2026-11-21T20:00:01Z' }
  const ahead = { ...ana, created_at: '2027-11-21T12:00:00Z' }
  const now = received + minuteMs
  const { recent, gaps } = findGaps([young, ahead], received, now)
  expect(recent).toEqual([young])
  expect(gaps).toEqual([ahead])
})

test('counts the leads that are not reaching the owner by cause', () => {
  const refused = {
    ...ana,
    notification_last_error: 'the mail server asks to wait (451)',
  }
  const givenUp = {
    ...ana,
    notification_status: 'dead',
    notification_last_error: 'the mail server timed out',
  }
  const webhookFailing = {
    ...delivered,
    webhook_status: 'pending',
    webhook_last_error: 'status 500',
  }
  const leads = [refused, refused, givenUp, webhookFailing]
  expect(describeFailures(leads, received)).toEqual([
    '2 leads: email failing, the mail server asks to wait (451)',
    '1 lead: email given up, the mail server timed out',
    '1 lead: webhook failing, status 500',
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
