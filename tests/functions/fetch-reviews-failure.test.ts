import type { RequestListener } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { answerWith, type DatabaseApiStandIn, startDatabaseApiStandIn } from '../fakes/database-api.ts'
import { type ProductHost, startProductFunctions } from './host-fixture.ts'

const row = {
  id: '5a3b1e00-0000-4000-8000-000000000001',
  author: 'Ann',
  avatar_url: null,
  rating: 5,
  text: 'Clean.',
  reviewed_on: '2026-05-14',
}
const leakyError = { code: 'XX000', message: 'disk full at /var/lib/secret', details: null, hint: null }

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

/** Asks while the database's API behaves like this. */
function askWhile(behave: RequestListener): Promise<Response> {
  database.behave = behave
  return fetch(`${host.url}/fetch-reviews`)
}

test('an unspoiled row of the stand-in passes, so the failures below are what they say', async () => {
  const response = await askWhile(answerWith(200, [row]))
  expect(response.status).toBe(200)
})

test.each<[string, RequestListener]>([
  ['fails with details in the answer', answerWith(500, leakyError)],
  ['does not know the table', answerWith(404, { ...leakyError, code: 'PGRST205' })],
  ['refuses the key', answerWith(401, { ...leakyError, code: 'PGRST301' })],
  ['answers with a web page', answerWith(200, '<html>bad gateway</html>')],
  ['answers with another shape', answerWith(200, [{ ...row, rating: 'five' }])],
  ['answers with six stars', answerWith(200, [{ ...row, rating: 6 }])],
  ['cuts the connection', (request) => request.socket.destroy()],
  ['never answers', () => {}],
])('when the database %s, the caller hears so and nothing else', async (_how, behave) => {
  const response = await askWhile(behave)

  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ error: 'The reviews could not be read' })
})

test('the database is asked once: the page that waits has no time for a second try', async () => {
  const { calls } = database
  await askWhile(answerWith(503, leakyError))
  expect(database.calls).toBe(calls + 1)
})
