import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { listenOnLoopback, type LoopbackServer } from '../fakes/loopback-server.ts'
import { type RunningSite, startSite } from '../support/stack.ts'

const quote = { firstName: 'Ana', email: 'ana@mail.example', phone: '916 555 0100' }
const secret = 'shared by site and functions'

interface FunctionCall {
  headers: IncomingHttpHeaders
  body: unknown
}

const calls: FunctionCall[] = []
const success: [status: number, body: string] = [200, '{"success":true}']
let [status, body] = success
let functions: LoopbackServer
let plainSite: RunningSite
let siteWithMessage: RunningSite
let siteWithoutSecret: RunningSite

beforeAll(async () => {
  functions = await listenOnLoopback((request, response) => void receiveCall(request, response))
  const start = (environment: Record<string, string>) =>
    startSite({ supabaseUrl: functions.url, publishableKey: 'any', environment })
  ;[plainSite, siteWithMessage, siteWithoutSecret] = await Promise.all([
    start({ VISITOR_SECRET: secret, TRUSTED_PROXY_HEADER: '' }),
    start({ VISITOR_SECRET: secret, TRUSTED_PROXY_HEADER: 'X-Forwarded-For', SITE_QUOTE_MESSAGE: 'on' }),
    start({ VISITOR_SECRET: '' }),
  ])
})

async function receiveCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/functions/v1/send-quote-email')
    calls.push({ headers: request.headers, body: await json(request) })
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

afterAll(async () => {
  await Promise.all([plainSite, siteWithMessage, siteWithoutSecret].map((site) => site.stop()))
  await functions.stop()
})

type Fields = Record<string, string>

/** Posts the contact form and returns the function call that it caused. */
async function capture({ url }: RunningSite, fields: Fields, headers: Fields = {}): Promise<FunctionCall> {
  const { length } = calls
  const response = await post(url, fields, headers)
  expect(response.status).toBe(303)
  expect(calls).toHaveLength(length + 1)
  return calls.at(-1) ?? { headers: {}, body: undefined }
}

function post(url: string, fields: Fields, headers: Fields = {}): Promise<Response> {
  const body = new URLSearchParams(fields)
  return fetch(`${url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, ...headers },
    body,
  })
}

test('the functions receive exactly the three specified fields, trimmed, with the public key', async () => {
  const typed = { firstName: '  Ana ', email: '\tana@mail.example ', phone: ' 916 555 0100\n', admin: '1' }
  const { headers, body } = await capture(plainSite, { ...typed, message: 'x'.repeat(5000) })
  expect(body).toEqual(quote)
  expect(headers['apikey']).toBe('any')
})

describe('the address of the visitor', () => {
  test('is taken from the connection, no matter which headers the visitor sends', async () => {
    const forged = {
      'X-Forwarded-For': '203.0.113.7',
      'X-Visitor-Address': '203.0.113.8',
      'X-Visitor-Secret': 'x',
    }
    const { headers } = await capture(plainSite, quote, forged)
    expect(headers['x-visitor-address']).toMatch(/^(?:::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/)
    expect(headers['x-visitor-secret']).toBe(secret)
  })

  test('is the last one in the header of a trusted proxy', async () => {
    const { headers } = await capture(siteWithMessage, quote, {
      'X-Forwarded-For': '198.51.100.1, 203.0.113.7',
    })
    expect(headers['x-visitor-address']).toBe('203.0.113.7')
  })

  test('is not sent without a secret', async () => {
    const { headers } = await capture(siteWithoutSecret, quote)
    expect([headers['x-visitor-address'], headers['x-visitor-secret']]).toEqual([undefined, undefined])
  })
})

async function contactPageOf({ url }: RunningSite): Promise<string> {
  return await (await fetch(`${url}/contact`)).text()
}

describe('the optional message', () => {
  test('is in the form only when it is switched on', async () => {
    expect(await contactPageOf(plainSite)).not.toContain('What needs cleaning?')
    expect(await contactPageOf(siteWithMessage)).toMatch(/<textarea(?![^>]*required)[^>]*name="message"/)
  })

  test('is forwarded with its line breaks and omitted when it is empty', async () => {
    const { body } = await capture(siteWithMessage, { ...quote, message: ' The deck,\r\nall of it. ' })
    expect(body).toEqual({ ...quote, message: 'The deck,\nall of it.' })
    expect((await capture(siteWithMessage, { ...quote, message: ' \r\n ' })).body).toEqual(quote)
  })
})

test.each<[number, string, string, string]>([
  [500, '{}', 'Error Submitting Quote Request', 'There was a problem sending your quote request.'],
  [200, '{"message":"hello"}', 'Error Processing Request', 'There was a problem processing your request.'],
])('a response of %i with %s returns the form with its values and "%s"', async (code, json, title, text) => {
  ;[status, body] = [code, json]
  const html = await (await post(plainSite.url, quote)).text()
  ;[status, body] = success
  expect(html).toContain(title)
  expect(html).toContain(`${text} Please call the phone number directly.`)
  expect(html).toContain(`value="${quote.email}"`)
})
