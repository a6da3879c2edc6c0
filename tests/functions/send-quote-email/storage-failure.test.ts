import type { RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { startFunctionsHost } from '../../../supabase/embedded/functions-host.ts'
import { listenOnLoopback } from '../../stand-ins/loopback-server.ts'
import { temporaryFolder } from '../host-fixture.ts'

const functionsDir = join(import.meta.dirname, '../../../supabase/functions')
const quote = { firstName: 'Dana', email: 'dana@visitor.example', phone: '916 555 0123' }

/** Asks for a quote while the database's API behaves as `listener` does. */
async function askWith(listener: RequestListener): Promise<Response> {
  const database = await listenOnLoopback(listener)
  onTestFinished(() => database.stop())
  const host = await startFunctionsHost({
    functionsDir,
    environment: { SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test' },
    outboxDir: await temporaryFolder(),
    supabaseUrl: database.url,
  })
  onTestFinished(() => host.stop())
  return fetch(`${host.url}/send-quote-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(quote),
  })
}

function answerWith(status: number, body: unknown) {
  return (_request: unknown, response: ServerResponse): void => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

const leakyError = {
  code: 'XX000',
  message: 'disk full at /var/lib/secret',
  details: 'Failing row contains (Dana, dana@visitor.example)',
  hint: null,
}

test.each<[string, RequestListener]>([
  ['fails with details in the answer', answerWith(500, leakyError)],
  ['does not know the function', answerWith(404, { ...leakyError, code: 'PGRST202' })],
  ['refuses the key', answerWith(401, { ...leakyError, code: 'PGRST301' })],
  ['answers with a web page', answerWith(200, '<html>bad gateway</html>')],
  ['answers with no row', answerWith(200, [])],
  ['answers with another shape', answerWith(200, [{ id: 1 }])],
  ['cuts the connection', (request) => request.socket.destroy()],
  ['never answers', () => {}],
])('when the database %s, the visitor hears that it failed and nothing else', async (_how, listener) => {
  const response = await askWith(listener)

  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ success: false, error: 'The request could not be stored' })
})

test('a value that only the database refuses is the caller’s mistake, not a failure', async () => {
  const response = await askWith(answerWith(400, { ...leakyError, code: '23514' }))

  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ success: false, error: 'The request was not accepted' })
})

test('the database is asked once, not again and again', async () => {
  let calls = 0
  const fail = answerWith(500, leakyError)
  await askWith((request, response) => {
    calls += 1
    fail(request, response)
  })

  expect(calls).toBe(1)
})
