import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type RunningSupabase, startSupabase } from '../supabase-fixture.ts'
import { call, identity, say } from './ai-assistant-fixture.ts'

let supabase: RunningSupabase
beforeAll(async () => {
  supabase = await startSupabase(identity)
})
afterAll(() => supabase.remove())

async function answer(response: Response) {
  return { status: response.status, body: await response.json() }
}

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is refused and told what works', async (method) => {
  const response = await call(
    supabase.url,
    { message: 'hi' },
    { method, ...(method === 'GET' ? { body: null } : {}) },
  )
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST, OPTIONS')
})

test('a browser of any origin may ask', async () => {
  const response = await call(supabase.url, '', {
    method: 'OPTIONS',
    headers: { Origin: 'https://site.example' },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test.each([
  ['nothing', ''],
  ['words', 'message=hi'],
  ['bytes that are not UTF-8', Uint8Array.of(0x22, 0xff, 0xfe, 0x22)],
])('a body of %s is refused as not JSON', async (_what, body) => {
  expect(await answer(await call(supabase.url, body))).toEqual({
    status: 400,
    body: { error: 'The body is not JSON' },
  })
})

test.each([
  ['null', null, 'The body must be a JSON object'],
  ['a text', '"hi"', 'The body must be a JSON object'],
  ['an empty object', {}, 'message is required'],
  ['a number', { message: 5 }, 'message must be text'],
  ['an empty message', { message: '' }, 'message is empty'],
  ['blanks only', { message: ' \t\n\u00a0\0' }, 'message is empty'],
  ['501 characters', { message: 'x'.repeat(501) }, 'message is longer than 500 characters'],
])('%s is refused with the reason', async (_what, body, error) => {
  expect(await answer(await call(supabase.url, body))).toEqual({ status: 422, body: { error } })
})

test('500 characters are answered, blanks around them not counted', async () => {
  expect(await say(supabase.url, `  ${'roof '.repeat(99)}roofs  `)).toMatch(/^Yes, we offer roof cleaning/)
})

test('the longest body a message can need is answered, a longer one refused', async () => {
  const escaped = JSON.stringify({ message: 'x' }).replace('x', String.raw`\ud83d\ude42`.repeat(250))
  expect((await call(supabase.url, escaped)).status).toBe(200)
  expect((await call(supabase.url, new Uint8Array(8 * 1024 + 1).fill(0x20))).status).toBe(413)
})

test('another content type is refused', async () => {
  const headers = { 'Content-Type': 'text/plain' }
  expect((await call(supabase.url, { message: 'hi' }, { headers })).status).toBe(415)
})

test('any message is answered or refused, and never the fault of the server', async () => {
  const anyMessage = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 520 }),
    fc.constantFrom('\0', '\ud800', '\u202e'),
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyMessage, fc.jsonValue()), async (message) => {
      expect([200, 422]).toContain((await call(supabase.url, { message })).status)
    }),
    { numRuns: 150 },
  )
})
