import { readdir } from 'node:fs/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { readOutbox } from '../support/mail.ts'
import {
  readResponse,
  type RunningSupabase,
  startSupabase,
  succeeded,
} from '../support/supabase.ts'

const quote = {
  firstName: 'Dana',
  email: 'dana@visitor.example',
  phone: '916 555 0123',
}

let supabase: RunningSupabase
beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.remove())

test.each(['GET', 'PUT', 'DELETE'])(
  'rejects %s and lists the allowed methods',
  async (method) => {
    const response = await supabase.sendQuote(quote, {
      method,
      ...(method === 'GET' ? { body: null } : {}),
    })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  },
)

test('allows requests from any origin, with the headers that clients use', async () => {
  const response = await supabase.sendQuote('', {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://site.example',
      'Access-Control-Request-Method': 'POST',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const allowed = response.headers.get('access-control-allow-headers')
  expect(allowed).toBe('authorization, x-client-info, apikey, content-type')
})

test.each([
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/jsonp',
])('rejects the content type %s', async (type) => {
  const response = await supabase.sendQuote(quote, {
    headers: { 'Content-Type': type },
  })
  expect(await readResponse(response)).toEqual({
    status: 415,
    body: {
      success: false,
      outcome: 'invalid',
      error: 'Content-Type must be application/json',
    },
  })
})

test.each([
  ['zero bytes', ''],
  ['half an object', '{"firstName":"Dana"'],
  ['invalid UTF-8', Uint8Array.of(0x22, 0xff, 0xfe, 0x22)],
  ['unclosed brackets', '['.repeat(16_000)],
])('rejects a body of %s as invalid JSON', async (_, body) => {
  expect(await readResponse(await supabase.sendQuote(body))).toEqual({
    status: 400,
    body: {
      success: false,
      outcome: 'invalid',
      error: 'The request body is not valid JSON',
    },
  })
})

test.each([
  ['null', null, 'The request body must be a JSON object'],
  ['an array', [quote], 'firstName is required'],
  ['a missing email', { firstName: 'Dana', phone: '1' }, 'email is required'],
  ['null as the name', { ...quote, firstName: null }, 'First name is required'],
  [
    'a number as the phone',
    { ...quote, phone: 9_165_550_123 },
    'Phone number is required',
  ],
  [
    'a blank name',
    { ...quote, firstName: ' \t\n\u00a0' },
    'First name is required',
  ],
  ['an email without @', { ...quote, email: 'dana' }, 'Invalid email address'],
  [
    'a second header',
    { ...quote, email: 'dana@b.example\r\nBcc: all@b.example' },
    'Invalid email address',
  ],
  [
    'a name that is too long',
    { ...quote, firstName: 'x'.repeat(10_000) },
    'First name is too long',
  ],
])('rejects %s and gives the reason', async (_, body, error) => {
  expect(await readResponse(await supabase.sendQuote(body))).toEqual({
    status: 422,
    body: { success: false, outcome: 'invalid', error },
  })
})

test('rejects a body that is too large, with or without a declared length', async () => {
  expect(
    (await supabase.sendQuote(new Uint8Array(16 * 1024 + 1).fill(0x20))).status,
  ).toBe(413)
  const stream = new Blob([new Uint8Array(40_000).fill(0x20)]).stream()
  const streamed = { body: stream, duplex: 'half' } satisfies RequestInit & {
    duplex: 'half'
  }
  expect((await supabase.sendQuote('', streamed)).status).toBe(413)
})

test.each(['', 'two words', 'x'.repeat(201), 'ключ', 'tab\tbed'])(
  'rejects the idempotency key "%s"',
  async (idempotencyKey) => {
    const error = 'idempotencyKey must be 1 to 200 visible ASCII characters'
    expect(
      await readResponse(
        await supabase.sendQuote({ ...quote, idempotencyKey }),
      ),
    ).toEqual({
      status: 422,
      body: { success: false, outcome: 'invalid', error },
    })
  },
)

test('neither stores nor emails a rejected request', async () => {
  expect((await supabase.sendQuote({ ...quote, phone: '' })).status).toBe(422)
  expect(await supabase.leads(quote.email)).toEqual([])
  expect(await readdir(supabase.outboxDir)).toEqual([])
})

let visitors = 0

/** Sends a quote request and returns the stored lead and the email. */
async function send(overrides: {
  firstName?: string
  phone?: string
  email?: string
  message?: string
}) {
  visitors += 1
  const sent = { ...quote, email: `v${visitors}@visitor.example`, ...overrides }
  expect(await readResponse(await supabase.sendQuote(sent))).toEqual(succeeded)
  const lead = await supabase.attemptedLead(sent.email.toWellFormed())
  expect(lead).toMatchObject({ notification_status: 'delivered' })
  const emails = await readOutbox(supabase.outboxDir)
  const mail = emails.find(({ text }) => text?.includes(`Request ${lead.id}\n`))
  if (mail === undefined) throw new Error('The email is missing.')
  return { lead, mail }
}

test.each([
  ['emoji', '👩‍👩‍👧‍👦 Dana 🧽💦', '👩‍👩‍👧‍👦 Dana 🧽💦'],
  ['right-to-left text', 'דנה كوهين', 'דנה كوهين'],
  [
    'SQL',
    `Robert'); drop table quote_requests;--`,
    `Robert'); drop table quote_requests;--`,
  ],
  [
    'HTML',
    '<script>alert("x")</script> &amp;',
    '<script>alert("x")</script> &amp;',
  ],
  [
    'escapes',
    String.raw`"Dana" \ 'D' \n \u0041 %s $1 {}`,
    String.raw`"Dana" \ 'D' \n \u0041 %s $1 {}`,
  ],
  [
    'a second header',
    'Dana\r\nBcc: everyone@b.example\r\n\r\nBuy',
    'Dana Bcc: everyone@b.example Buy',
  ],
  ['NUL', 'Da\0na', 'Da na'],
  ['a lone surrogate', 'Dana \ud83d', 'Dana \ufffd'],
  ['100 letters', 'ö'.repeat(100), 'ö'.repeat(100)],
  [
    'a mailbox list',
    'a@b.example, "C" <d@e.example>;',
    'a@b.example, "C" <d@e.example>;',
  ],
])(
  'stores and emails a name with %s, replacing only unsafe characters',
  async (_, firstName, expected) => {
    const { lead, mail } = await send({ firstName })
    expect(lead.first_name).toBe(expected)
    expect(mail.subject).toBe(`Quote request from ${expected}, 916 555 0123`)
    expect(mail.replyTo).toEqual([{ name: expected, address: lead.email }])
    expect(mail.text).toContain(`\nName:  ${expected}\n`)
    // No header was injected through the name, so the email goes only to the
    // owner.
    expect(mail.to).toEqual([{ name: '', address: 'owner@localhost' }])
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
  },
)

test('does not decode a name that looks like an encoded header', async () => {
  const { lead, mail } = await send({ firstName: '=?utf-8?q?Mallory?=' })
  expect(lead.first_name).toBe('=?utf-8?q?Mallory?=')
  expect(mail.subject).toBe(
    'Quote request from =?utf-8?q?Mallory?=, 916 555 0123',
  )
  expect(mail.replyTo).toEqual([{ name: '', address: lead.email }])
})

test.each([
  ['emoji', 'dänä+🧽@visitor.example', '☎️ 916 555 0123', '☎️ 916 555 0123'],
  ['SQL and HTML', `a'or'1'='1@visitor.example`, '<b>916</b>', '<b>916</b>'],
  [
    'NUL and line breaks',
    'nul@visitor.example',
    '916\x00555\r\n0123',
    '916 555 0123',
  ],
  ['a lone surrogate', 'half\udc00@visitor.example', '916\ud800', '916\ufffd'],
])(
  'stores and emails contact data with %s, replacing unsafe characters',
  async (_, email, phone, stored) => {
    const { lead, mail } = await send({ email, phone })
    expect(lead).toMatchObject({ email: email.toWellFormed(), phone: stored })
    expect(mail.text).toContain(
      `\nEmail: ${email.toWellFormed()}\nPhone: ${stored}\n`,
    )
  },
)

test.each([
  [
    'several lines',
    'The deck,\r\nall of it.\n\nAnd the roof.',
    'The deck,\nall of it.\n\nAnd the roof.',
  ],
  [
    'HTML and SQL',
    `<b>'; drop table quote_requests; --`,
    `<b>'; drop table quote_requests; --`,
  ],
  ['1,000 letters', 'ö'.repeat(1000), 'ö'.repeat(1000)],
])(
  'stores and emails a message with %s, normalizing only line breaks',
  async (_, message, expected) => {
    const { lead, mail } = await send({ message })
    expect(lead.message).toBe(expected)
    const quoted = expected
      .split('\n')
      .map((line) => (line === '' ? '>' : `> ${line}`))
    expect(mail.text).toContain(`\nMessage:\n${quoted.join('\n')}\n`)
  },
)

test('treats a blank message as no message', async () => {
  const { lead, mail } = await send({ message: ' \n ' })
  expect(lead.message).toBeNull()
  expect(mail.text).not.toContain('Message')
})

const quoteOf = (name: string) => ({
  firstName: name,
  email: `${name}@v.example`,
  phone: '916 555 0123',
})

async function expectSuccess(...requests: Promise<Response>[]): Promise<void> {
  const responses = await Promise.all(requests)
  expect(await Promise.all(responses.map(readResponse))).toEqual(
    requests.map(() => succeeded),
  )
}

test('a repeated submission creates one lead and one email', async () => {
  const [same, copies, unkeyed, other] = [
    'same',
    'copies',
    'unkeyed',
    'other',
  ].map(quoteOf)
  await expectSuccess(supabase.sendQuote({ ...same, idempotencyKey: 'a' }))
  await expectSuccess(
    supabase.sendQuote({ ...same, idempotencyKey: 'another' }),
  )
  await expectSuccess(supabase.sendQuote(same))
  const copy = { ...copies, idempotencyKey: 'b' }
  await expectSuccess(
    ...Array.from({ length: 5 }, () => supabase.sendQuote(copy)),
  )
  await expectSuccess(supabase.sendQuote(unkeyed))
  await expectSuccess(
    supabase.sendQuote({ ...unkeyed, firstName: ' unkeyed ' }),
  )
  // A different request under a used key is a separate lead.
  const first = { ...other, idempotencyKey: 'c' }
  await expectSuccess(supabase.sendQuote(first))
  await expectSuccess(supabase.sendQuote({ ...first, phone: '916 555 0199' }))

  const countLeads = async (name: string) =>
    (await supabase.leads(`${name}@v.example`)).length
  expect(await countLeads('same')).toBe(1)
  expect(await countLeads('copies')).toBe(1)
  expect(await countLeads('unkeyed')).toBe(1)
  expect(await countLeads('other')).toBe(2)
  // stop() waits for all emails.
  await supabase.stop()
  const names = (await readOutbox(supabase.outboxDir)).map(({ replyTo }) =>
    String(replyTo?.[0]?.name),
  )
  const sent = names.filter((name) =>
    ['same', 'copies', 'unkeyed', 'other'].includes(name),
  )
  expect(sent.toSorted()).toEqual([
    'copies',
    'other',
    'other',
    'same',
    'unkeyed',
  ])
})
