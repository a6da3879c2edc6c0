import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'

import { business } from '../../../app/content/business.ts'
import { leadCsv, leadTable } from '../../../scripts/lib/lead-formats.ts'
import type { Lead } from '../../../scripts/lib/leads.ts'
import { ana } from './sample-lead.ts'

const onRoofPage: Lead = {
  ...ana,
  phone: 'call me',
  suspicion: 'many-requests',
  origin_page: '/services?tab=roof',
  origin_subject: 'Roof Cleaning',
}

test('neither the CSV nor the table contains control characters from the response of a mail server', () => {
  const lead = {
    ...ana,
    notification_last_error: '550 \u001b]0;owned\u0007\u202e',
  }
  for (const text of [leadCsv([lead]), leadTable([lead])]) {
    for (const character of ['\u001b', '\u0007', '\u202e'])
      expect(text).not.toContain(character)
    expect(text).toContain('550 \ufffd]0;owned\ufffd\ufffd')
  }
})

describe('the CSV', () => {
  test('has one row for each lead, with a mark by which spreadsheets detect UTF-8', () => {
    const message = 'a "deck",\nall of it'
    const csv = leadCsv([{ ...ana, message }, onRoofPage])
    expect(csv).toMatch(/^\ufeff/)
    expect(parse(csv, { columns: true, bom: true })).toMatchObject([
      { id: 'id-1', phone: '916 555 0100', message, origin_subject: '' },
      { phone: 'call me', message: '', origin_subject: 'Roof Cleaning' },
    ])
  })

  const formulas = ['=1', '+1', '-1', '@x', '＝1']

  test.each(formulas)('turns the formula %j into text', (message) => {
    const csv = leadCsv([{ ...ana, message }])
    expect(csv).toContain(`,'${message},`)
  })
})

describe('the table', () => {
  test('shows the time where the business is', () => {
    expect(leadTable([ana])).toContain(`\n${timeOf(ana.created_at)}  Ana `)
  })

  test('names the page of a lead and flags an undialable number and a suspicious request', () => {
    const table = leadTable([onRoofPage])
    expect(table).toContain('  call me (cannot be dialed)  ')
    expect(table).toContain('  Roof Cleaning, services page  ')
    expect(table).toContain('  pending (many-requests)  ')
  })

  test('shows why an email failed, when it will be retried and why a webhook failed', () => {
    const lead = {
      ...ana,
      notification_attempts: 2,
      notification_last_error: '421 later',
      notification_next_attempt_at: '2026-11-21T21:30:00Z',
      webhook_status: 'dead',
      webhook_attempts: 9,
      webhook_last_error: 'status 500',
    }
    const next = timeOf(lead.notification_next_attempt_at)
    expect(leadTable([lead])).toContain(
      `  pending after attempt 2: 421 later; next attempt ${next}; webhook dead after attempt 9: status 500  `,
    )
  })

  test('counts photos, and shows a canceled request and an update that failed', () => {
    const table = leadTable([
      {
        ...ana,
        photo_count: 3,
        canceled_at: '2026-11-22T20:00:00Z',
        update_failure: 'email-update dead: 550 too large',
      },
    ])
    expect(table).toMatch(/  3 .*  new \(canceled\)  /)
    expect(table).toContain('pending; email-update dead: 550 too large  ')
  })

  test('shows the beginning of a long message on one line', () => {
    const message = `two\nlines ${'word '.repeat(100)}`
    const table = leadTable([{ ...ana, message }])
    expect(table).toContain(`  two lines ${'word '.repeat(10)}…  `)
  })
})

function timeOf(iso: string): string {
  return new Date(iso).toLocaleString('en-US', {
    timeZone: business.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  })
}
