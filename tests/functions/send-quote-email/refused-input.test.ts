import { readdir } from 'node:fs/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { readResponse, type RunningSupabase, startSupabase } from '../support/supabase.ts'

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
  await supabase.sendQuote({ ...quote, phone: '' })
  expect(await supabase.leads(quote.email)).toEqual([])
  expect(await readdir(supabase.outboxDir)).toEqual([])
})
