import { readdir } from 'node:fs/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { business } from '../../../app/content/business.ts'
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

test('rejects a preflight request, so that no other site’s script may send a quote', async () => {
  const response = await supabase.sendQuote(quote, {
    method: 'OPTIONS',
    headers: { Origin: 'https://other.example' },
  })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test('rejects other content types', async () => {
  const headers = { 'Content-Type': 'text/plain' }
  const response = await supabase.sendQuote(quote, { headers })
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
  { name: 'zero bytes', body: '' },
  { name: 'invalid UTF-8', body: Uint8Array.of(0x22, 0xff, 0xfe, 0x22) },
])('rejects a body of $name as invalid JSON', async ({ body }) => {
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
  { name: 'null', body: null, error: 'The request body must be a JSON object' },
  {
    name: 'a missing email',
    body: { firstName: 'Dana', phone: '1' },
    error: 'email is required',
  },
  {
    name: 'an idempotency key of two words',
    body: { ...quote, idempotencyKey: 'two words' },
    error: 'idempotencyKey must be 1 to 200 visible ASCII characters',
  },
])('rejects $name and gives the reason', async ({ body, error }) => {
  expect(await readResponse(await supabase.sendQuote(body))).toEqual({
    status: 422,
    body: { success: false, outcome: 'invalid', error },
  })
})

test('rejects a body that is too large, with or without a declared length', async () => {
  const tooLarge = await supabase.sendQuote(' '.repeat(16 * 1024 + 1))
  expect(tooLarge.status).toBe(413)
  const stream = new Blob([new Uint8Array(40_000).fill(0x20)]).stream()
  const streamed = { body: stream, duplex: 'half' } satisfies RequestInit & {
    duplex: 'half'
  }
  expect((await supabase.sendQuote('', streamed)).status).toBe(413)
})

test('neither stores nor emails a rejected request', async () => {
  const response = await supabase.sendQuote({ ...quote, phone: '' })
  expect(response.status).toBe(422)
  expect(await supabase.leads(quote.email)).toEqual([])
  expect(await readdir(supabase.outboxDir)).toEqual([])
})

let visitors = 0

async function send(overrides: { firstName?: string; message?: string }) {
  visitors += 1
  const sent = { ...quote, email: `v${visitors}@visitor.example`, ...overrides }
  expect(await readResponse(await supabase.sendQuote(sent))).toEqual(succeeded)
  const lead = await supabase.attemptedLead(sent.email)
  expect(lead).toMatchObject({ notification_status: 'delivered' })
  const emails = await readOutbox(supabase.outboxDir)
  const mail = emails.find(({ text }) => text?.includes(`Request ${lead.id}\n`))
  if (mail === undefined) throw new Error('The email is missing.')
  return { lead, mail }
}

test.each([
  { name: 'emoji and right-to-left text', firstName: '👩‍👩‍👧‍👦 דנה كوهين' },
  {
    name: 'HTML, SQL and escapes',
    firstName: String.raw`<b title="x">D</b> &amp; \ 'D'); drop table quote_requests;-- \n \u0041 %s $1 {}`,
  },
  {
    name: 'a second header',
    firstName: 'Dana\r\nBcc: everyone@b.example\r\n\r\nBuy',
    stored: 'Dana Bcc: everyone@b.example Buy',
  },
  {
    name: 'NUL and a lone surrogate',
    firstName: 'Da\0na \ud83d',
    stored: 'Da na \ufffd',
  },
  {
    name: 'a mailbox list',
    firstName: 'a@b.example, "C" <d@e.example>;',
  },
])(
  'stores and emails a name with $name, replacing only unsafe characters',
  async ({ firstName, stored: expected = firstName }) => {
    const { lead, mail } = await send({ firstName })
    expect(lead.first_name).toBe(expected)
    expect(mail.subject).toMatch(
      /^Call .+ by \w{3} [\d:]+ [AP]M · \(916\) 555-0123$/,
    )
    expect(mail.replyTo).toEqual([{ name: expected, address: lead.email }])
    expect(mail.text).toContain(`\nName:  ${expected}\n`)
    // No header was injected through the name, so the email goes only to the
    // owner.
    expect(mail.to).toEqual([{ name: '', address: business.email }])
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
  },
)

test('stores and emails every line of a message', async () => {
  const lines = 'The <deck>,\r\nall of it.\n\nAnd the roof.'
  const { lead, mail } = await send({ message: lines })
  expect(lead.message).toBe('The <deck>,\nall of it.\n\nAnd the roof.')
  expect(mail.text).toContain(
    '\nMessage:\n> The <deck>,\n> all of it.\n>\n> And the roof.\n',
  )
})

const held = {
  status: 422,
  body: {
    success: false,
    outcome: 'suspect',
    error: 'The request was rejected',
  },
}

test('stores a request that filled the honeypot without emailing it until it is sent again unflagged', async () => {
  const email = 'honeypot@visitor.example'
  const sent = { ...quote, email, idempotencyKey: 'visit-1' }
  const flagged = await supabase.sendQuote({ ...sent, suspicion: 'honeypot' })
  expect(await readResponse(flagged)).toEqual(held)
  expect(await supabase.leads(email)).toMatchObject([
    { notification_status: 'suspect', notification_attempts: 0 },
  ])
  expect(await readResponse(await supabase.sendQuote(sent))).toEqual(succeeded)
  expect(await supabase.attemptedLead(email)).toMatchObject({
    notification_status: 'delivered',
  })
})

test('a repeated submission creates one lead and one email', async () => {
  const copy = {
    ...quote,
    firstName: 'copies',
    email: 'copies@v.example',
    idempotencyKey: 'b',
  }
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => supabase.sendQuote(copy)),
  )
  for (const response of responses)
    expect(await readResponse(response)).toEqual(succeeded)
  expect(await supabase.leads(copy.email)).toHaveLength(1)
  // stop() waits for all emails.
  await supabase.stop()
  const emails = await readOutbox(supabase.outboxDir)
  const names = emails.map(({ replyTo }) => replyTo?.[0]?.name)
  expect(names.filter((name) => name === 'copies')).toHaveLength(1)
})
