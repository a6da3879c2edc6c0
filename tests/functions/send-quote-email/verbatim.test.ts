import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { parseMessage } from '../mail/sample-mail.ts'
import { readAnswer, type RunningSupabase, startSupabase, succeeded } from '../supabase-fixture.ts'

let supabase: RunningSupabase
beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.remove())

/** The mail whose text names this request. */
async function mailOf(requestId: string) {
  const files = await readdir(supabase.outboxDir)
  const mails = await Promise.all(
    files.map(async (name) => parseMessage(await readFile(join(supabase.outboxDir, name)))),
  )
  const mail = mails.find(({ text }) => text?.includes(`Request:  ${requestId}\n`))
  if (mail === undefined) throw new Error('the mail is missing')
  return mail
}

test.each([
  ['emoji', '👩‍👩‍👧‍👦 Dana 🧽💦', '👩‍👩‍👧‍👦 Dana 🧽💦'],
  ['right to left', 'דנה كوهين', 'דנה كوهين'],
  ['a change of direction', 'Dana \u202egnp.exe', 'Dana \u202egnp.exe'],
  ['SQL', `Robert'); drop table quote_requests;--`, `Robert'); drop table quote_requests;--`],
  ['HTML', '<script>alert("x")</script> &amp;', '<script>alert("x")</script> &amp;'],
  [
    'quotes and backslashes',
    String.raw`"Dana" \ 'D' \n \u0041 %s $1 {}`,
    String.raw`"Dana" \ 'D' \n \u0041 %s $1 {}`,
  ],
  ['a header in disguise', 'Dana\r\nBcc: everyone@b.example\r\n\r\nBuy', 'Dana Bcc: everyone@b.example Buy'],
  ['NUL', 'Da\0na', 'Da na'],
  ['half a surrogate pair', 'Dana \ud83d', 'Dana \ufffd'],
  ['combining marks', 'Z\u0351\u036b\u0343a\u0346lgo', 'Z\u0351\u036b\u0343a\u0346lgo'],
  ['100 letters', 'ö'.repeat(100), 'ö'.repeat(100)],
  ['50 emoji', '🧽'.repeat(50), '🧽'.repeat(50)],
  ['a list of mailboxes', 'a@b.example, "C" <d@e.example>;', 'a@b.example, "C" <d@e.example>;'],
  ['double blanks and a dot', '. Dana  K', '. Dana  K'],
])('%s as a name is stored and mailed as it was typed', async (what, typed, expected) => {
  const email = `${what.replaceAll(/\W/g, '-')}@visitor.example`

  const answer = await readAnswer(await supabase.ask({ firstName: typed, email, phone: '916 555 0123' }))
  expect(answer).toEqual(succeeded)
  const lead = await supabase.attemptedLead(email)
  expect(lead).toMatchObject({ first_name: expected, notification_status: 'delivered' })
  const mail = await mailOf(lead.id)
  expect(mail.subject).toBe(`Quote request from ${expected}, 916 555 0123`)
  expect(mail.replyTo).toEqual([{ name: expected, address: email }])
  expect(mail.text).toContain(`\nName:  ${expected}\n`)
  // Nobody else gets it, and no header came in through the name.
  expect(mail.to).toEqual([{ name: '', address: 'owner@localhost' }])
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
})

test.each([
  ['lines', 'The deck,\r\nall of it.\n\nAnd the roof.', 'The deck,\nall of it.\n\nAnd the roof.'],
  ['HTML and SQL', `<b>'; drop table quote_requests; --`, `<b>'; drop table quote_requests; --`],
  ['right to left', 'הסיפון\nوالسقف', 'הסיפון\nوالسقف'],
  ['1,000 letters', 'ö'.repeat(1000), 'ö'.repeat(1000)],
])('a message of %s is stored and mailed as it was typed', async (what, message, expected) => {
  const email = `message-${what.replaceAll(/\W/g, '-')}@visitor.example`
  const quote = { firstName: 'Dana', email, phone: '916 555 0123', message }
  expect(await readAnswer(await supabase.ask(quote))).toEqual(succeeded)
  const lead = await supabase.attemptedLead(email)
  const { data } = await supabase.admin
    .from('quote_requests')
    .select('message')
    .eq('id', lead.id)
    .maybeSingle()
  expect(data).toEqual({ message: expected })
  const { text } = await mailOf(lead.id)
  expect(text).toContain(`\nMessage:\n${expected}\n`)
})

test('a message of nothing but blanks is none', async () => {
  const quote = { firstName: 'Dana', email: 'blank@visitor.example', phone: '916 555 0123', message: ' \n ' }
  expect(await readAnswer(await supabase.ask(quote))).toEqual(succeeded)
  const lead = await supabase.attemptedLead(quote.email)
  const { data } = await supabase.admin
    .from('quote_requests')
    .select('message')
    .eq('id', lead.id)
    .maybeSingle()
  expect(data).toEqual({ message: null })
  expect((await mailOf(lead.id)).text).not.toContain('Message')
})

test('a name that looks like an encoded header is not decoded anywhere', async () => {
  const quote = { firstName: '=?utf-8?q?Mallory?=', email: 'encoded@visitor.example', phone: '916 555 0123' }

  await supabase.ask(quote)
  const lead = await supabase.attemptedLead(quote.email)
  const mail = await mailOf(lead.id)
  expect(lead.first_name).toBe(quote.firstName)
  expect(mail.subject).toBe(`Quote request from ${quote.firstName}, ${quote.phone}`)
  expect(mail.replyTo).toEqual([{ name: '', address: quote.email }])
  expect(mail.text).toContain(`\nName:  ${quote.firstName}\n`)
})

test.each([
  ['emoji', 'dänä+🧽@visitor.example', '☎️ 916 555 0123', '☎️ 916 555 0123'],
  ['right to left', 'דנה@visitor.example', '٩١٦٥٥٥٠١٢٣', '٩١٦٥٥٥٠١٢٣'],
  ['SQL', `a'or'1'='1@visitor.example`, `1'; delete from x;--`, `1'; delete from x;--`],
  ['HTML', 'a&b/c@visitor.example', '<b>916</b>', '<b>916</b>'],
  ['NUL and breaks', 'nul@visitor.example', '916\x00555\r\n0123', '916 555 0123'],
  ['half a surrogate pair', 'half\udc00@visitor.example', '916\ud800', '916\ufffd'],
])(
  '%s in the address and the number is stored and mailed as it was typed',
  async (_what, email, phone, storedPhone) => {
    const storedEmail = email.toWellFormed()

    expect(await readAnswer(await supabase.ask({ firstName: 'Dana', email, phone }))).toEqual(succeeded)
    const lead = await supabase.attemptedLead(storedEmail)
    expect(lead).toMatchObject({ email: storedEmail, phone: storedPhone, notification_status: 'delivered' })
    const mail = await mailOf(lead.id)
    expect(mail.subject).toBe(`Quote request from Dana, ${storedPhone}`)
    expect(mail.text).toContain(`\nEmail: ${storedEmail}\nPhone: ${storedPhone}\n`)
  },
)
