import type {
  IncomingHttpHeaders,
  IncomingMessage,
  ServerResponse,
} from 'node:http'
import { json } from 'node:stream/consumers'

import {
  afterAll,
  beforeAll,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest'

import { business } from '../../app/content/business.ts'
import { secretProof } from '../../supabase/functions/_shared/platform/visitor-hash.ts'
import {
  listenOnLoopback,
  type LoopbackServer,
} from '../fakes/loopback-server.ts'
import { postQuote } from '../support/post-quote.ts'
import { type RunningSite, startSite } from '../support/stack.ts'
import { logLines } from './support/log-lines.ts'

const quote = {
  firstName: 'Ana',
  email: 'ana@mail.example',
  phone: '916 555 0100',
}
const secret = 'shared by site and functions'

interface FunctionCall {
  headers: IncomingHttpHeaders
  body: unknown
}

interface Reply {
  status: number
  body: string
}

const calls: FunctionCall[] = []
const success: Reply = { status: 200, body: '{"success":true}' }
let reply = success
let functions: LoopbackServer
let plainSite: RunningSite
let proxiedSite: RunningSite
let siteWithoutSecret: RunningSite

beforeAll(async () => {
  functions = await listenOnLoopback(
    (request, response) => void answer(request, response),
  )
  const start = (environment: Record<string, string>) =>
    startSite({
      supabaseUrl: functions.url,
      publishableKey: 'any',
      environment,
    })
  plainSite = await start({ VISITOR_SECRET: secret, TRUSTED_PROXY_HEADER: '' })
  proxiedSite = await start({
    VISITOR_SECRET: secret,
    TRUSTED_PROXY_HEADER: 'X-Forwarded-For',
  })
  siteWithoutSecret = await start({ VISITOR_SECRET: '' })
})

async function answer(request: IncomingMessage, response: ServerResponse) {
  if (request.url === '/functions/v1/send-quote-email')
    calls.push({ headers: request.headers, body: await json(request) })
  const type = { 'content-type': 'application/json' }
  response.writeHead(reply.status, type).end(reply.body)
}

afterAll(async () => {
  for (const site of [plainSite, proxiedSite, siteWithoutSecret])
    await site.stop()
  await functions.stop()
})

type Fields = Record<string, string>

/** Posts the contact form and returns the function call that it caused. */
async function capture(
  { url }: RunningSite,
  fields: Fields,
  headers: Fields = {},
): Promise<FunctionCall> {
  const { length } = calls
  const response = await postQuote(`${url}/contact`, fields, headers)
  expect(response.status).toBe(303)
  expect(calls).toHaveLength(length + 1)
  return calls.at(-1) ?? { headers: {}, body: undefined }
}

test('the functions receive the fields of the form, trimmed, the page, and the public key', async () => {
  const typed = {
    firstName: '  Ana ',
    email: '\tana@mail.example ',
    phone: ' 916 555 0100\n',
    admin: '1',
  }
  const message = 'On the porch.'
  const { headers, body } = await capture(plainSite, { ...typed, message })
  const asked = business.quoteFields.message ? { message } : {}
  expect(body).toEqual({ ...quote, ...asked, origin: { page: '/contact' } })
  expect(headers['apikey']).toBe('any')
})

describe('the address of the visitor', () => {
  test('is taken from the connection, no matter which headers the visitor sends', async () => {
    const forged = {
      'X-Visitor-Address': '203.0.113.8',
      'X-Visitor-Secret': 'x',
    }
    const { headers } = await capture(plainSite, quote, forged)
    const loopback = ['::1', '127.0.0.1', '::ffff:127.0.0.1']
    expect(loopback).toContain(headers['x-visitor-address'])
    expect(headers['x-visitor-secret']).toBe(secretProof(secret))
  })

  test('is unknown behind a proxy that no setting names', async () => {
    const forwarded = { 'X-Forwarded-For': '203.0.113.7' }
    const { headers } = await capture(plainSite, quote, forwarded)
    expect(headers['x-visitor-address']).toBeUndefined()
    expect(headers['x-visitor-secret']).toBeDefined()
  })

  test('is the last one in the header of a trusted proxy', async () => {
    const { headers } = await capture(proxiedSite, quote, {
      'X-Forwarded-For': '198.51.100.1, 203.0.113.7',
    })
    expect(headers['x-visitor-address']).toBe('203.0.113.7')
  })

  test('is not sent without a secret', async () => {
    const { headers } = await capture(siteWithoutSecret, quote)
    expect([headers['x-visitor-address'], headers['x-visitor-secret']]).toEqual(
      [undefined, undefined],
    )
  })
})

test('the suspicion travels in the body, and no header but those of the caller', async () => {
  const { headers, body } = await capture(plainSite, {
    ...quote,
    subject_line: 'Cheap pills',
  })
  expect(body).toEqual({
    ...quote,
    origin: { page: '/contact' },
    suspicion: 'honeypot',
  })
  expect(
    Object.keys(headers).filter((name) =>
      /^x-(?!client-info)|idempotency/.test(name),
    ),
  ).toEqual(['x-visitor-address', 'x-visitor-secret'])
})

const failed = {
  title: 'Error Submitting Quote Request',
  text: 'There was a problem sending your quote request. Please call the phone number directly.',
}
const notProcessed = {
  title: 'Error Processing Request',
  text: 'There was a problem processing your request. Please call the phone number directly.',
}
/** How each outcome reaches the visitor and the log. */
const outcomes = {
  limited: { status: 429, level: 'warn', notice: notProcessed },
  suspect: { status: 422, level: 'warn', notice: notProcessed },
  invalid: { status: 422, level: 'error', notice: notProcessed },
  failed: { status: 503, level: 'error', notice: failed },
}

test.each<{
  title: string
  reply: Reply
  outcome: keyof typeof outcomes
  reason: unknown
}>([
  {
    title: 'a limit',
    reply: {
      status: 429,
      body: '{"success":false,"outcome":"limited","error":"why"}',
    },
    outcome: 'limited',
    reason: 'why',
  },
  {
    title: 'a held request',
    reply: {
      status: 422,
      body: '{"success":false,"outcome":"suspect","error":"why"}',
    },
    outcome: 'suspect',
    reason: 'why',
  },
  {
    title: 'an unknown shape',
    reply: { status: 200, body: '{"message":"hello"}' },
    outcome: 'invalid',
    reason: 'the response has no success flag',
  },
  {
    title: 'an error without an outcome',
    reply: { status: 500, body: '{}' },
    outcome: 'failed',
    reason: 'send-quote-email responded with 500',
  },
  {
    title: 'an error that claims success',
    reply: { status: 502, body: success.body },
    outcome: 'failed',
    reason: 'send-quote-email responded with 502',
  },
  {
    title: 'broken JSON',
    reply: { status: 200, body: '{"success":' },
    outcome: 'failed',
    reason: expect.stringContaining('JSON'),
  },
])(
  'after $title, the visitor reads the specified notice above the typed values, and the log has one line',
  async (row) => {
    const { status, level, notice } = outcomes[row.outcome]
    reply = row.reply
    onTestFinished(() => {
      reply = success
    })
    const response = await postQuote(`${plainSite.url}/contact`, quote)
    expect(response.status).toBe(status)
    const html = await response.text()
    for (const text of [
      notice.title,
      notice.text,
      'href="tel:',
      `value="${quote.email}"`,
    ])
      expect(html).toContain(text)
    const id = response.headers.get('x-request-id')
    const reasons = () =>
      logLines(plainSite.log()).filter(
        (line) => line['id'] === id && line['event'] !== 'request',
      )
    const event = `quote request ${row.outcome}`
    await expect
      .poll(reasons)
      .toMatchObject([{ level, event, err: row.reason }])
  },
)
