import { expect, test } from 'vitest'

import {
  describeFailures,
  findGaps,
  type Quote,
  quoteCsv,
  quoteTable,
  reasonOf,
} from '../../../scripts/lib/leads.ts'

/** A request whose email has not been sent yet. */
const ana: Quote = {
  id: 'id-1',
  created_at: '2026-11-21T20:00:00Z',
  first_name: 'Ana',
  email: 'ana@mail.example',
  phone: '916 555 0100',
  message: null,
  progress: 'new',
  suspicion: null,
  notification_status: 'pending',
  notification_attempts: 0,
  notification_last_error: null,
  notification_next_attempt_at: null,
  delivered_at: null,
  webhook_status: null,
  webhook_attempts: null,
  webhook_last_error: null,
  origin_page: null,
  origin_subject: null,
}

const onRoofPage: Quote = {
  ...ana,
  phone: 'call me',
  suspicion: 'too-fast',
  origin_page: '/services?tab=roof',
  origin_subject: 'Roof Cleaning',
}

test('the CSV has the same columns for every list', () => {
  const [headings] = quoteCsv([]).split('\r\n')
  expect(headings).toBe(
    '\ufeffid,created_at,first_name,email,phone,message,progress,notification_status,notification_attempts,notification_last_error,delivered_at,suspicion,webhook_status,origin_page,origin_subject',
  )
  expect(quoteCsv([ana]).split('\r\n')).toEqual([
    headings,
    'id-1,2026-11-21T20:00:00Z,Ana,ana@mail.example,916 555 0100,,new,pending,0,,,,,,',
  ])
  expect(quoteCsv([onRoofPage])).toContain(',/services?tab=roof,Roof Cleaning')
})

test.each(['one\ntwo', 'a "deck",\nall of it'])(
  'the CSV keeps the message %j in one cell',
  (message) => {
    expect(quoteCsv([{ ...ana, message }])).toContain(
      `,"${message.replaceAll('"', '""')}",`,
    )
  },
)

test.each(['=1+1', '+1', '-1', '@x', '\tx', '＝1+1', '＋1', '－1', '＠x'])(
  'the CSV turns the formula %j into text',
  (message) => {
    expect(quoteCsv([{ ...ana, message }])).toMatch(/,"?'[=+\-@\t＝＋－＠]/)
  },
)

test('neither the CSV nor the table contains control characters from the response of a mail server', () => {
  const quote = {
    ...ana,
    notification_last_error: '550 \u001b]0;owned\u0007\u202e',
  }
  for (const text of [quoteCsv([quote]), quoteTable([quote])]) {
    expect(text).not.toMatch(/(?![\r\n])\p{Cc}|\u202e/u)
    expect(text).toContain('550 \ufffd]0;owned\ufffd\ufffd')
  }
})

test('the table omits empty columns and flags an undialable number and a suspicious request', () => {
  expect(quoteTable([ana]).split('\n')).toEqual([
    'Received                Name  Email             Phone         Lead  Email to owner  Request',
    'Nov 21, 2026, 12:00 PM  Ana   ana@mail.example  916 555 0100  new   pending         id-1',
  ])
  expect(quoteTable([onRoofPage, ana]).split('\n')).toEqual([
    'Received                Name  Email             Phone                       Page                          Lead  Email to owner      Request',
    'Nov 21, 2026, 12:00 PM  Ana   ana@mail.example  call me (cannot be dialed)  Roof Cleaning, services page  new   pending (too-fast)  id-1',
    'Nov 21, 2026, 12:00 PM  Ana   ana@mail.example  916 555 0100                                              new   pending             id-1',
  ])
})

test('counts the leads that are not reaching the owner by cause, and leaves out those that need nothing', () => {
  const received = Date.parse(ana.created_at)
  const refused = {
    notification_attempts: 3,
    notification_last_error: 'the mail server asks to wait (451)',
  }
  const leads = [
    { ...ana, ...refused },
    { ...ana, ...refused, notification_attempts: 1 },
    {
      ...ana,
      notification_status: 'dead',
      notification_last_error: 'the mail server timed out',
    },
    {
      ...ana,
      notification_status: 'delivered',
      webhook_status: 'pending',
      webhook_last_error: 'status 500',
    },
    { ...ana, notification_status: 'delivered', webhook_status: 'delivered' },
    { ...ana, notification_status: 'suspect' },
  ]
  expect(describeFailures(leads, received)).toEqual([
    '2 leads: email failing, the mail server asks to wait (451)',
    '1 lead: email given up, the mail server timed out',
    '1 lead: webhook failing, status 500',
  ])
  expect(
    describeFailures([ana], received),
    'a lead that has just come in',
  ).toEqual([])
  expect(describeFailures([ana], received + 20 * 60_000)).toEqual([
    '1 lead: email not attempted, is anything running the deliveries?',
  ])
})

test('the table shows why an email failed, when it will be retried and why a webhook failed', () => {
  const email = {
    notification_attempts: 2,
    notification_last_error: '421 later',
  }
  const next = { notification_next_attempt_at: '2026-11-21T21:30:00Z' }
  const webhook = {
    webhook_status: 'dead',
    webhook_attempts: 9,
    webhook_last_error: 'status 500',
  }
  expect(quoteTable([{ ...ana, ...email, ...next, ...webhook }])).toContain(
    '  pending after attempt 2: 421 later; next attempt Nov 21, 2026, 1:30 PM; webhook dead after attempt 9: status 500  ',
  )
})

test('the table shows the beginning of a long message on one line', () => {
  expect(
    quoteTable([{ ...ana, message: `two\nlines ${'word '.repeat(100)}` }]),
  ).toMatch(/ {2}two \/ lines .{48}… {2}/)
})

test('the table stays aligned after double-width characters', () => {
  const [, first, second] = quoteTable([
    { ...ana, first_name: '水洗い🧽' },
    ana,
  ]).split('\n')
  expect(first).toContain('水洗い🧽  ana@')
  expect(second).toContain('Ana       ana@')
})

const now = Date.parse('2026-11-21T20:00:00Z')

function withEmail(
  id: string,
  notification_status: string,
  overrides: Partial<Quote> = {},
): Quote {
  return { ...ana, id, notification_status, ...overrides }
}

test('groups delivered and flagged requests', () => {
  const [delivered, suspect] = [
    withEmail('a', 'delivered'),
    withEmail('b', 'suspect'),
  ]
  const found = findGaps([delivered, suspect], now)
  expect(found).toEqual({
    delivered: [delivered],
    suspect: [suspect],
    recent: [],
    gaps: [],
  })
})

test.each(['pending', 'dead', 'none'])(
  'reports a request whose email is %s',
  (status) => {
    const { gaps } = findGaps([withEmail('a', status)], now)
    expect(gaps.map(reasonOf)).toEqual([`email ${status}`])
  },
)

test('reports a request whose webhook failed, with the reason', () => {
  const webhook = {
    webhook_status: 'dead',
    webhook_attempts: 24,
    webhook_last_error: 'status 500',
  }
  const { gaps } = findGaps([withEmail('a', 'delivered', webhook)], now)
  expect(gaps.map(reasonOf)).toEqual([
    'webhook dead after attempt 24: status 500',
  ])
})

test('does not report a request that has just arrived, but reports one dated in the future by a wrong clock', () => {
  const young = withEmail('young', 'pending', {
    created_at: '2026-11-21T20:00:01Z',
  })
  const ahead = withEmail('ahead', 'pending', {
    created_at: '2027-11-21T12:00:00Z',
  })
  const { recent, gaps } = findGaps([young, ahead], now, now + 60_000)
  expect([recent, gaps]).toEqual([[young], [ahead]])
})
