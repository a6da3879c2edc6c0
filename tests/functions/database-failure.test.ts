import type { RequestListener } from 'node:http'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { sendJson } from '../fakes/faults.ts'
import {
  listenOnLoopback,
  type LoopbackServer,
} from '../fakes/loopback-server.ts'
import {
  postJson,
  type RunningFunctions,
  startFunctions,
} from './support/functions-host.ts'

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

function callWithDatabase(
  handle: RequestListener,
  name: string,
  body: object,
): Promise<Response> {
  handleDatabaseCall = handle
  return postJson(`${functions.url}/${name}`, body)
}

const responds =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    sendJson(response, status, body)

const leakyError = {
  code: 'XX000',
  message: 'disk full at /var/lib/secret',
  details: 'Failing row contains (Dana, dana@visitor.example)',
  hint: null,
}
const quote = {
  firstName: 'Dana',
  email: 'dana@visitor.example',
  phone: '916 555 0123',
}

interface Call {
  name: string
  body: object
  status: number
  error: object
  /** Calls of the database. */
  queries: number
}

const calls: Call[] = [
  {
    name: 'send-quote-email',
    body: quote,
    status: 503,
    error: {
      success: false,
      outcome: 'failed',
      error: 'Failed to store the request',
    },
    queries: 1,
  },
  {
    name: 'fetch-reviews',
    body: {},
    status: 500,
    error: { error: 'Failed to read the reviews' },
    queries: 2,
  },
  {
    name: 'ai-assistant',
    body: { message: 'Do you clean roofs?' },
    status: 500,
    error: { error: 'Failed to answer the question' },
    queries: 1,
  },
]

const failures: { failure: string; handle: RequestListener }[] = [
  {
    failure: 'fails with details',
    handle: responds(500, leakyError),
  },
  {
    failure: 'responds with an unexpected shape',
    handle: responds(200, [{ id: 1, rating: 'five' }]),
  },
]

describe.each(calls)(
  '$name responds with one plain error when the database',
  ({ name, body, status, error }) => {
    test.each(failures)('$failure', async ({ handle }) => {
      const response = await callWithDatabase(handle, name, body)
      expect(response.status).toBe(status)
      expect(await response.json()).toEqual(error)
    })
  },
)

// fetch-reviews times out after three seconds, send-quote-email after eight.
test.each(calls.filter(({ name }) => name !== 'ai-assistant'))(
  '$name does not repeat a query to a database that never responds',
  async ({ name, body, status, error, queries }) => {
    const callsBefore = databaseCalls
    const response = await callWithDatabase(() => undefined, name, body)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual(error)
    expect(databaseCalls - callsBefore).toBe(queries)
  },
)

test('a value that only the database rejects is a client error', async () => {
  const rejects = responds(400, { ...leakyError, code: '23514' })
  const response = await callWithDatabase(rejects, 'send-quote-email', quote)
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    success: false,
    outcome: 'invalid',
    error: 'The request was rejected',
  })
})
