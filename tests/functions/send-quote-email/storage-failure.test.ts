import type { RequestListener } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { listenOnLoopback, type LoopbackServer } from '../../fakes/loopback-server.ts'
import { misbehaviors, sendJson } from '../../fakes/misbehaviors.ts'
import { postJson, type RunningFunctions, startFunctions } from '../support/functions-host.ts'

const quote = { firstName: 'Dana', email: 'dana@visitor.example', phone: '916 555 0123' }

let handleDatabaseCall: RequestListener
let databaseCalls = 0
let database: LoopbackServer
let functions: RunningFunctions
beforeAll(async () => {
  database = await listenOnLoopback((request, response) => {
    databaseCalls += 1
    handleDatabaseCall(request, response)
  })
  functions = await startFunctions(database.url)
})
afterAll(async () => {
  await functions.stop()
  await database.stop()
})

function sendQuoteWhile(handle: RequestListener): Promise<Response> {
  handleDatabaseCall = handle
  return postJson(`${functions.url}/send-quote-email`, quote)
}

function responds(status: number, body: unknown): RequestListener {
  return (_request, response) => sendJson(response, status, body)
}

const leakyError = {
  code: 'XX000',
  message: 'disk full at /var/lib/secret',
  details: 'Failing row contains (Dana, dana@visitor.example)',
  hint: null,
}

test.each<[string, RequestListener]>([
  ['fails with details', responds(500, leakyError)],
  ['does not know the function', responds(404, { ...leakyError, code: 'PGRST202' })],
  ['refuses the key', responds(401, { ...leakyError, code: 'PGRST301' })],
  ['responds with a web page', (_request, response) => void misbehaviors.malformed(response)],
  ['responds with no row', responds(200, [])],
  ['responds with another shape', responds(200, [{ id: 1 }])],
  ['cuts the connection', (request) => void request.socket.destroy()],
  // The function gives up after eight seconds.
  ['never responds', () => undefined],
])('when the database %s, the visitor gets one plain error', async (_, handle) => {
  const response = await sendQuoteWhile(handle)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ success: false, error: 'The request could not be stored' })
})

test('when only the database refuses a value, the error is the visitor’s', async () => {
  const response = await sendQuoteWhile(responds(400, { ...leakyError, code: '23514' }))
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ success: false, error: 'The request was not accepted' })
})

test('the database is asked once, because the visitor waits', async () => {
  const callsBefore = databaseCalls
  await sendQuoteWhile(responds(503, leakyError))
  expect(databaseCalls - callsBefore).toBe(1)
})
