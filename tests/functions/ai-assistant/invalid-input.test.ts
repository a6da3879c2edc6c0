import { afterAll, beforeAll, expect, test } from 'vitest'

import { answerTo, ask, identity } from '../support/assistant.ts'
import { postJson } from '../support/functions-host.ts'
import { type RunningSupabase, startSupabase } from '../support/supabase.ts'

let supabase: RunningSupabase
let functionsUrl: string
beforeAll(async () => {
  const { SITE_PHONE: _phone, ...withoutPhone } = identity
  supabase = await startSupabase(withoutPhone)
  functionsUrl = `${supabase.url}/functions/v1`
})
afterAll(() => supabase.remove())

const send = (body: unknown, init?: RequestInit) =>
  postJson(`${functionsUrl}/ai-assistant`, body, init)

test.each(['GET', 'PUT', 'DELETE'])(
  'rejects %s and lists the allowed methods',
  async (method) => {
    const response = await send(
      { message: 'hi' },
      { method, ...(method === 'GET' ? { body: null } : {}) },
    )
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  },
)

test('accepts questions from any origin, with or without the public key', async () => {
  const preflight = await send('', {
    method: 'OPTIONS',
    headers: { Origin: 'https://site.example' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect((await ask(functionsUrl, 'hi')).status).toBe(200)
  expect(
    (await ask(functionsUrl, 'hi', { apikey: supabase.publishableKey })).status,
  ).toBe(200)
})

test.each([
  ['an empty body', '', 400, 'The request body is not valid JSON'],
  ['a form', 'message=hi', 400, 'The request body is not valid JSON'],
  [
    'invalid UTF-8',
    Uint8Array.of(0x22, 0xff, 0xfe, 0x22),
    400,
    'The request body is not valid JSON',
  ],
  ['null', null, 422, 'The request body must be a JSON object'],
  ['an empty object', {}, 422, 'message is required'],
  ['a numeric message', { message: 5 }, 422, 'message must be a string'],
  [
    'an object as the message',
    { message: { toString: 'x' } },
    422,
    'message must be a string',
  ],
  [
    'a blank message',
    { message: ' \t\n\u00a0\0' },
    422,
    'message must not be empty',
  ],
  [
    'a message of 501 characters',
    { message: 'x'.repeat(501) },
    422,
    'message is longer than 500 characters',
  ],
])('rejects %s and gives the reason', async (_, body, status, error) => {
  const response = await send(body)
  expect({ status: response.status, body: await response.json() }).toEqual({
    status,
    body: { error },
  })
})

test('rejects other content types and a body larger than any message needs', async () => {
  const headers = { 'Content-Type': 'text/plain' }
  expect((await send({ message: 'hi' }, { headers })).status).toBe(415)
  const longest = JSON.stringify({ message: 'x' }).replace(
    'x',
    String.raw`\ud83d\ude42`.repeat(250),
  )
  expect((await send(longest)).status).toBe(200)
  expect((await send(new Uint8Array(8 * 1024 + 1).fill(0x20))).status).toBe(413)
})

test.each([
  '\0a',
  'Da\ud800na',
  '\u202eroof',
  `'; drop table knowledge; --`,
  '%s ${a} \\',
  '\u{10ffff}',
])('answers unusual text like any other: %j', async (message) => {
  expect((await ask(functionsUrl, message)).status).toBe(200)
})

test('answers a message of 500 characters, not counting surrounding whitespace', async () => {
  const { response } = await answerTo(
    functionsUrl,
    `  ${'roof '.repeat(99)}roofs  `,
  )
  expect(response).toMatch(/^Yes, we offer roof cleaning/)
})

test('gives no phone number when none is configured', async () => {
  const { response } = await answerTo(functionsUrl, 'Do you come to Davis?')
  expect(response).toContain('call the number at the top of this page')
})
