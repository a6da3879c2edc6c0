import { afterAll, beforeAll, expect, test } from 'vitest'

import { answerTo } from '../support/assistant.ts'
import { postJson } from '../support/functions-host.ts'
import { type RunningSupabase, startSupabase } from '../support/supabase.ts'

let supabase: RunningSupabase
let functionsUrl: string
beforeAll(async () => {
  supabase = await startSupabase()
  functionsUrl = `${supabase.url}/functions/v1`
})
afterAll(() => supabase.remove())

const send = (body: unknown, init?: RequestInit) =>
  postJson(`${functionsUrl}/ai-assistant`, body, init)

test('rejects other methods and lists the allowed one', async () => {
  const response = await send({ message: 'hi' }, { method: 'OPTIONS' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
})

test.each([
  {
    name: 'an empty body',
    body: '',
    status: 400,
    error: 'The request body is not valid JSON',
  },
  {
    name: 'a numeric message',
    body: { message: 5 },
    status: 422,
    error: 'message must be a string',
  },
  {
    name: 'a blank message',
    body: { message: ' \t\n\u00a0\0' },
    status: 422,
    error: 'message must not be empty',
  },
  {
    name: 'a message of 501 characters',
    body: { message: 'x'.repeat(501) },
    status: 422,
    error: 'message is longer than 500 characters',
  },
])('rejects $name and gives the reason', async ({ body, status, error }) => {
  const response = await send(body)
  expect({ status: response.status, body: await response.json() }).toEqual({
    status,
    body: { error },
  })
})

test('rejects a body larger than any message needs', async () => {
  const longest = JSON.stringify({ message: 'x' }).replace(
    'x',
    String.raw`\ud83d\ude42`.repeat(250),
  )
  const allowed = await send(longest)
  expect(allowed.status).toBe(200)
  const tooLarge = await send(' '.repeat(8 * 1024 + 1))
  expect(tooLarge.status).toBe(413)
})

test('answers a message of 500 characters, not counting surrounding whitespace', async () => {
  const { response } = await answerTo(
    functionsUrl,
    `  ${'roof '.repeat(99)}roofs  `,
  )
  expect(response).toMatch(/^Yes, we offer roof cleaning/)
})
