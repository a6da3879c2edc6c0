import { expect, test } from 'vitest'

import type { Quote } from '../../../scripts/quotes/list-quotes.ts'
import { quoteCsv } from '../../../scripts/quotes/print-csv.ts'
import { quoteTable } from '../../../scripts/quotes/print-table.ts'

const ana: Quote = {
  id: 'id-1',
  createdAt: '2026-11-21T20:00:00Z',
  firstName: 'Ana',
  email: 'ana@mail.example',
  phone: '916 555 0100',
  progress: 'new',
  suspicion: null,
  notification: { status: 'pending', attempts: 0, lastError: null, deliveredAt: null, nextAttemptAt: null },
  webhook: null,
}
const mia: Quote = { ...ana, id: 'id-2', firstName: 'Mia', message: 'The "deck",\nall of it.' }

const onRoofPage: Quote = {
  ...ana,
  phone: 'call me',
  suspicion: 'too-fast',
  origin: { page: '/services?tab=roof', subject: 'Roof Cleaning' },
}

test('the CSV has the columns of the database, the same for every list', () => {
  const [headings] = quoteCsv([]).split('\r\n')
  expect(headings).toBe(
    'id,created_at,first_name,email,phone,message,progress,mail_status,mail_attempts,mail_last_error,mail_delivered_at,suspicion,webhook_status,origin_page,origin_subject',
  )
  expect(quoteCsv([ana]).split('\r\n')).toEqual([
    headings,
    'id-1,2026-11-21T20:00:00Z,Ana,ana@mail.example,916 555 0100,,new,pending,0,,,,,,',
  ])
  expect(quoteCsv([onRoofPage])).toContain(',/services?tab=roof,Roof Cleaning')
})

test('the CSV keeps the lines of a message in one cell', () => {
  expect(quoteCsv([mia])).toContain(',"The ""deck"",\nall of it.",')
  expect(quoteCsv([{ ...mia, message: 'one\ntwo' }])).toContain(',"one\ntwo",')
})

test.each(['=1+1', '+1', '-1', '@x', '\tx', '＝1+1', '＋1', '－1', '＠x'])(
  'no cell is a formula: %j',
  (message) => {
    expect(quoteCsv([{ ...ana, message }])).toMatch(/,"?'[=+\-@\t＝＋－＠]/)
  },
)

test('no cell steers the terminal it is printed in, whatever a mail server has answered', () => {
  const notification = { ...ana.notification, lastError: '550 \u001b]0;owned\u0007\u202e' }
  const csv = quoteCsv([{ ...mia, notification }])
  expect(csv).not.toMatch(/(?![\r\n])\p{Cc}|\u202e/u)
  expect(csv).toContain('550 \ufffd]0;owned\ufffd\ufffd')
  expect(csv).toContain('deck"",\nall')
})

test('the table has the fields of the form, and a message only where one was left', () => {
  expect(quoteTable([ana]).split('\n')).toEqual([
    'Received                Name  Email             Phone         Lead  Mail to owner  Request',
    'Nov 21, 2026, 12:00 PM  Ana   ana@mail.example  916 555 0100  new   pending        id-1',
  ])
  expect(quoteTable([ana, mia]).split('\n')).toEqual([
    'Received                Name  Email             Phone         Message                   Lead  Mail to owner  Request',
    'Nov 21, 2026, 12:00 PM  Ana   ana@mail.example  916 555 0100                            new   pending        id-1',
    'Nov 21, 2026, 12:00 PM  Mia   ana@mail.example  916 555 0100  The "deck", / all of it.  new   pending        id-2',
  ])
})

test('the table says where a request was made, which number cannot be dialed, and what was flagged', () => {
  expect(quoteTable([onRoofPage, ana]).split('\n')).toEqual([
    'Received                Name  Email             Phone                       Page                                Lead  Mail to owner       Request',
    'Nov 21, 2026, 12:00 PM  Ana   ana@mail.example  call me (cannot be dialed)  Roof Cleaning (/services?tab=roof)  new   pending (too-fast)  id-1',
    'Nov 21, 2026, 12:00 PM  Ana   ana@mail.example  916 555 0100                                                    new   pending             id-1',
  ])
})

test('the table shows the beginning of a long message', () => {
  const table = quoteTable([{ ...ana, message: 'word '.repeat(100) }])
  expect(table).toContain('word word …')
  expect(table.split('\n')[1]?.length).toBeLessThan(200)
})

test('columns stay aligned after characters that take two places, and none that steer the terminal', () => {
  const [, first, second] = quoteTable([{ ...ana, firstName: '水洗い🧽' }, ana]).split('\n')
  expect(first).toContain('水洗い🧽  ana@')
  expect(second).toContain('Ana       ana@')
  expect(quoteTable([{ ...ana, firstName: '\u001b[31mred\u202e' }])).toContain('\ufffd[31mred\ufffd')
})
