import type { RequestListener } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { answerWith, type DatabaseApiStandIn, startDatabaseApiStandIn } from '../../fakes/database-api.ts'
import { type ProductHost, startProductFunctions } from '../host-fixture.ts'

const quote = { firstName: 'Dana', email: 'dana@visitor.example', phone: '916 555 0123' }

let database: DatabaseApiStandIn
let host: ProductHost
beforeAll(async () => {
  database = await startDatabaseApiStandIn()
  host = await startProductFunctions(database.url)
})
afterAll(async () => {
  await host.remove()
  await database.stop()
})

/** Asks for a quote while the database's API behaves like this. */
function askWhile(behave: RequestListener): Promise<Response> {
  database.behave = behave
  return fetch(`${host.url}/send-quote-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(quote),
  })
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
])('when the database %s, the visitor hears that it failed and nothing else', async (_how, behave) => {
  const response = await askWhile(behave)

  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ success: false, error: 'The request could not be stored' })
})

test('a value that only the database refuses is the caller’s mistake, not a failure', async () => {
  const response = await askWhile(answerWith(400, { ...leakyError, code: '23514' }))

  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ success: false, error: 'The request was not accepted' })
})

test('the database is asked once, not again and again', async () => {
  const { calls } = database
  await askWhile(answerWith(500, leakyError))

  expect(database.calls).toBe(calls + 1)
})
