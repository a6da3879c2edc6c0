import { afterAll, beforeAll, expect, test } from 'vitest'

import { readOutbox } from '../support/mail.ts'
import { readResponse, type RunningSupabase, startSupabase, succeeded } from '../support/supabase.ts'

let supabase: RunningSupabase
beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.remove())

let visitors = 0

/** Sends a quote request; returns what was stored and what was mailed. */
async function send(change: { firstName?: string; phone?: string; email?: string; message?: string }) {
  visitors += 1
  const own = { firstName: 'Dana', email: `v${visitors}@visitor.example`, phone: '916 555 0123' }
  const quote = { ...own, ...change }
  expect(await readResponse(await supabase.sendQuote(quote))).toEqual(succeeded)
  const lead = await supabase.attemptedLead(quote.email.toWellFormed())
  expect(lead).toMatchObject({ notification_status: 'delivered' })
  const mails = await readOutbox(supabase.outboxDir)
  const mail = mails.find(({ text }) => text?.includes(`Request:  ${lead.id}\n`))
  if (mail === undefined) throw new Error('The email is missing.')
  return { lead, mail }
}

test.each([
  ['emoji', '👩‍👩‍👧‍👦 Dana 🧽💦', '👩‍👩‍👧‍👦 Dana 🧽💦'],
  ['right-to-left text', 'דנה كوهين', 'דנה كوهين'],
  ['SQL', `Robert'); drop table quote_requests;--`, `Robert'); drop table quote_requests;--`],
  ['HTML', '<script>alert("x")</script> &amp;', '<script>alert("x")</script> &amp;'],
  ['escapes', String.raw`"Dana" \ 'D' \n \u0041 %s $1 {}`, String.raw`"Dana" \ 'D' \n \u0041 %s $1 {}`],
  ['a second header', 'Dana\r\nBcc: everyone@b.example\r\n\r\nBuy', 'Dana Bcc: everyone@b.example Buy'],
  ['NUL', 'Da\0na', 'Da na'],
  ['half a surrogate pair', 'Dana \ud83d', 'Dana \ufffd'],
  ['100 letters', 'ö'.repeat(100), 'ö'.repeat(100)],
  ['a list of mailboxes', 'a@b.example, "C" <d@e.example>;', 'a@b.example, "C" <d@e.example>;'],
])('stores and mails %s as a name exactly as typed', async (_, firstName, expected) => {
  const { lead, mail } = await send({ firstName })
  expect(lead.first_name).toBe(expected)
  expect(mail.subject).toBe(`Quote request from ${expected}, 916 555 0123`)
  expect(mail.replyTo).toEqual([{ name: expected, address: lead.email }])
  expect(mail.text).toContain(`\nName:  ${expected}\n`)
  // The email goes to the owner alone: no header came in through the name.
  expect(mail.to).toEqual([{ name: '', address: 'owner@localhost' }])
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
})

test('decodes no name that reads like an encoded header', async () => {
  const { lead, mail } = await send({ firstName: '=?utf-8?q?Mallory?=' })
  expect(lead.first_name).toBe('=?utf-8?q?Mallory?=')
  expect(mail.subject).toBe('Quote request from =?utf-8?q?Mallory?=, 916 555 0123')
  expect(mail.replyTo).toEqual([{ name: '', address: lead.email }])
})

test.each([
  ['emoji', 'dänä+🧽@visitor.example', '☎️ 916 555 0123', '☎️ 916 555 0123'],
  ['SQL and HTML', `a'or'1'='1@visitor.example`, '<b>916</b>', '<b>916</b>'],
  ['NUL and line breaks', 'nul@visitor.example', '916\x00555\r\n0123', '916 555 0123'],
  ['half a surrogate pair', 'half\udc00@visitor.example', '916\ud800', '916\ufffd'],
])('stores and mails %s as email and phone exactly as typed', async (_, email, phone, storedPhone) => {
  const { lead, mail } = await send({ email, phone })
  expect(lead).toMatchObject({ email: email.toWellFormed(), phone: storedPhone })
  expect(mail.text).toContain(`\nEmail: ${email.toWellFormed()}\nPhone: ${storedPhone}\n`)
})

test.each([
  ['lines', 'The deck,\r\nall of it.\n\nAnd the roof.', 'The deck,\nall of it.\n\nAnd the roof.'],
  ['HTML and SQL', `<b>'; drop table quote_requests; --`, `<b>'; drop table quote_requests; --`],
  ['1,000 letters', 'ö'.repeat(1000), 'ö'.repeat(1000)],
])('stores and mails a message of %s exactly as typed', async (_, message, expected) => {
  const { lead, mail } = await send({ message })
  expect(lead.message).toBe(expected)
  expect(mail.text).toContain(`\nMessage:\n${expected}\n`)
})

test('counts a blank message as none', async () => {
  const { lead, mail } = await send({ message: ' \n ' })
  expect(lead.message).toBeNull()
  expect(mail.text).not.toContain('Message')
})
