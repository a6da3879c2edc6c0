import { readdir } from 'node:fs/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { readOutbox } from '../support/mail.ts'
import { readResponse, type RunningSupabase, startSupabase, succeeded } from '../support/supabase.ts'

const quote = { firstName: 'Dana', email: 'dana@visitor.example', phone: '916 555 0123' }

let supabase: RunningSupabase
beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.remove())

test.each(['GET', 'PUT', 'DELETE'])('refuses %s and names the methods that work', async (method) => {
  const response = await supabase.sendQuote(quote, { method, ...(method === 'GET' ? { body: null } : {}) })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST, OPTIONS')
})

test('lets a browser of any origin send, with the headers that clients use', async () => {
  const response = await supabase.sendQuote('', {
    method: 'OPTIONS',
    headers: { Origin: 'https://site.example', 'Access-Control-Request-Method': 'POST' },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const allowed = response.headers.get('access-control-allow-headers')
  for (const header of ['authorization', 'apikey', 'x-client-info', 'content-type', 'idempotency-key'])
    expect(allowed).toContain(header)
})

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp'])(
  'refuses the content type %s',
  async (type) => {
    const response = await supabase.sendQuote(quote, { headers: { 'Content-Type': type } })
    expect(await readResponse(response)).toEqual({
      status: 415,
      body: { success: false, error: 'Content-Type must be application/json' },
    })
  },
)

test.each([
  ['nothing', ''],
  ['half an object', '{"firstName":"Dana"'],
  ['bytes that are not UTF-8', Uint8Array.of(0x22, 0xff, 0xfe, 0x22)],
  ['brackets without end', '['.repeat(16_000)],
])('refuses a body of %s as not JSON', async (_, body) => {
  expect(await readResponse(await supabase.sendQuote(body))).toEqual({
    status: 400,
    body: { success: false, error: 'The body is not JSON' },
  })
})

test.each([
  ['null', null, 'The body must be a JSON object'],
  ['an array', [quote], 'firstName is required'],
  ['no email', { firstName: 'Dana', phone: '1' }, 'email is required'],
  ['null as a name', { ...quote, firstName: null }, 'First name is required'],
  ['a number as a phone', { ...quote, phone: 9_165_550_123 }, 'Phone number is required'],
  ['blanks only', { ...quote, firstName: ' \t\n\u00a0' }, 'First name is required'],
  ['an email without @', { ...quote, email: 'dana' }, 'Invalid email address'],
  ['a second header', { ...quote, email: 'dana@b.example\r\nBcc: all@b.example' }, 'Invalid email address'],
  ['a long name', { ...quote, firstName: 'x'.repeat(10_000) }, 'First name is too long'],
])('refuses %s with the reason', async (_, body, error) => {
  expect(await readResponse(await supabase.sendQuote(body))).toEqual({
    status: 422,
    body: { success: false, error },
  })
})

test('refuses a body that is too large, announced or not', async () => {
  expect((await supabase.sendQuote(new Uint8Array(16 * 1024 + 1).fill(0x20))).status).toBe(413)
  const stream = new Blob([new Uint8Array(40_000).fill(0x20)]).stream()
  const streamed = { body: stream, duplex: 'half' } satisfies RequestInit & { duplex: 'half' }
  expect((await supabase.sendQuote('', streamed)).status).toBe(413)
})

test.each(['', 'two words', 'x'.repeat(201), 'ключ', 'tab\tbed'])(
  'refuses the idempotency key "%s"',
  async (key) => {
    // fetch sends header text as Latin-1, so other letters go out as the bytes of their UTF-8.
    const headers = { 'Idempotency-Key': Buffer.from(key).toString('latin1') }
    expect((await supabase.sendQuote(quote, { headers })).status).toBe(400)
  },
)

test('stores and mails nothing of a refused request', async () => {
  expect((await supabase.sendQuote({ ...quote, phone: '' })).status).toBe(422)
  expect(await supabase.leads(quote.email)).toEqual([])
  expect(await readdir(supabase.outboxDir)).toEqual([])
})

let visitors = 0

/** Sends a quote request; returns what was stored and what was mailed. */
async function send(change: { firstName?: string; phone?: string; email?: string; message?: string }) {
  visitors += 1
  const sent = { ...quote, email: `v${visitors}@visitor.example`, ...change }
  expect(await readResponse(await supabase.sendQuote(sent))).toEqual(succeeded)
  const lead = await supabase.attemptedLead(sent.email.toWellFormed())
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

const quoteOf = (name: string) => ({ firstName: name, email: `${name}@v.example`, phone: '916 555 0123' })
const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } })

async function expectSuccess(...requests: Promise<Response>[]): Promise<void> {
  const responses = await Promise.all(requests)
  expect(await Promise.all(responses.map(readResponse))).toEqual(requests.map(() => succeeded))
}

test('a repeated submission is one lead and one email', async () => {
  const [same, copies, unkeyed, other] = ['same', 'copies', 'unkeyed', 'other'].map(quoteOf)
  await expectSuccess(supabase.sendQuote(same, keyed('a')))
  await expectSuccess(supabase.sendQuote(same, keyed('a')))
  await expectSuccess(...Array.from({ length: 5 }, () => supabase.sendQuote(copies, keyed('b'))))
  await expectSuccess(supabase.sendQuote(unkeyed))
  await expectSuccess(supabase.sendQuote({ ...unkeyed, firstName: ' unkeyed ' }))
  // Another request under a used key is another lead.
  await expectSuccess(supabase.sendQuote(other, keyed('c')))
  await expectSuccess(supabase.sendQuote({ ...other, phone: '916 555 0199' }, keyed('c')))

  const countLeads = async (name: string) => (await supabase.leads(`${name}@v.example`)).length
  expect(await countLeads('same')).toBe(1)
  expect(await countLeads('copies')).toBe(1)
  expect(await countLeads('unkeyed')).toBe(1)
  expect(await countLeads('other')).toBe(2)
  // Its end waits for all emails.
  await supabase.stop()
  const names = (await readOutbox(supabase.outboxDir)).map(({ replyTo }) => String(replyTo?.[0]?.name))
  const sent = names.filter((name) => ['same', 'copies', 'unkeyed', 'other'].includes(name))
  expect(sent.toSorted()).toEqual(['copies', 'other', 'other', 'same', 'unkeyed'])
})
