import { readdir } from 'node:fs/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { readAnswer, type RunningSupabase, startSupabase } from '../supabase-fixture.ts'

const quote = { firstName: 'Dana', email: 'dana@visitor.example', phone: '916 555 0123' }

let supabase: RunningSupabase
beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.remove())

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('%s is refused and told what works', async (method) => {
  const response = await supabase.ask(quote, {
    method,
    ...(method === 'GET' || method === 'HEAD' ? { body: null } : {}),
  })

  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST, OPTIONS')
})

test('a browser of any origin may ask, with the headers the clients send', async () => {
  const response = await supabase.ask('', {
    method: 'OPTIONS',
    headers: { Origin: 'https://site.example', 'Access-Control-Request-Method': 'POST' },
  })

  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-methods')).toContain('POST')
  const allowed = response.headers.get('access-control-allow-headers')
  for (const header of ['authorization', 'apikey', 'x-client-info', 'content-type', 'idempotency-key']) {
    expect(allowed).toContain(header)
  }
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
])('a body of type %s is refused', async (type) => {
  const answer = await readAnswer(await supabase.ask(quote, { headers: { 'Content-Type': type } }))
  expect(answer).toEqual({
    status: 415,
    body: { success: false, error: 'Content-Type must be application/json' },
  })
})

test.each([
  ['nothing', ''],
  ['words', 'firstName=Dana'],
  ['half an object', '{"firstName":"Dana"'],
  ['bytes that are not UTF-8', Uint8Array.of(0x22, 0xff, 0xfe, 0x22)],
  ['brackets without end', '['.repeat(16_000)],
])('a body of %s is refused as not JSON', async (_what, body) => {
  const answer = await readAnswer(await supabase.ask(body))
  expect(answer).toEqual({ status: 400, body: { success: false, error: 'The body is not JSON' } })
})

test.each([
  ['null', null, 'The body must be a JSON object'],
  ['a text', '"Dana"', 'The body must be a JSON object'],
  ['an array', [quote], 'firstName is required'],
  ['an empty object', {}, 'firstName is required'],
  ['no e-mail', { firstName: 'Dana', phone: '1' }, 'email is required'],
  ['null as a name', { ...quote, firstName: null }, 'First name is required'],
  ['a number as a phone', { ...quote, phone: 9_165_550_123 }, 'Phone number is required'],
  ['an object as a name', { ...quote, firstName: { toString: 'x' } }, 'First name is required'],
  ['blanks only', { ...quote, firstName: ' \t\n\u00a0' }, 'First name is required'],
  ['NUL only', { ...quote, phone: '\0\0' }, 'Phone number is required'],
  ['no address', { ...quote, email: 'dana' }, 'Invalid email address'],
  [
    'an address with a break',
    { ...quote, email: 'dana@b.example\r\nBcc: all@b.example' },
    'Invalid email address',
  ],
  ['a long name', { ...quote, firstName: 'x'.repeat(10_000) }, 'First name is too long'],
  ['a long address', { ...quote, email: `${'x'.repeat(10_000)}@b.example` }, 'Invalid email address'],
  ['a long number', { ...quote, phone: '1'.repeat(10_000) }, 'Phone number is too long'],
])('%s is refused with the reason', async (_what, body, error) => {
  expect(await readAnswer(await supabase.ask(body))).toEqual({
    status: 422,
    body: { success: false, error },
  })
})

test.each([
  ['announced', new Uint8Array(5_000_000).fill(0x20)],
  ['just above the limit', new Uint8Array(16 * 1024 + 1).fill(0x20)],
])('a body that is too large, %s, is refused', async (_how, body) => {
  expect((await supabase.ask(body)).status).toBe(413)
})

test('a large body of unannounced length is refused', async () => {
  const stream = new Blob([new Uint8Array(40_000).fill(0x20)]).stream()
  const init = { body: stream, duplex: 'half' } satisfies RequestInit & { duplex: 'half' }

  expect((await supabase.ask('', init)).status).toBe(413)
})

test.each(['', ' ', 'two words', 'x'.repeat(201), 'ключ'.normalize('NFD'), 'tab\tbed'])(
  'the idempotency key "%s" is refused',
  async (key) => {
    // fetch sends header text as Latin-1, so other letters go out as the bytes of their UTF-8.
    const headers = { 'Idempotency-Key': Buffer.from(key).toString('latin1') }
    expect((await supabase.ask(quote, { headers })).status).toBe(400)
  },
)

test('none of all this left a lead or a mail', async () => {
  expect(await supabase.leads(quote.email)).toEqual([])
  expect(await readdir(supabase.outboxDir)).toEqual([])
})
