import type { RequestListener } from 'node:http'

import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { reviewsResponseSchema } from '../../../supabase/functions/_shared/reviews-contract.ts'
import { listenOnLoopback, type LoopbackServer } from '../../fakes/loopback-server.ts'
import { misbehaviors, sendJson } from '../../fakes/misbehaviors.ts'
import { type RunningFunctions, startFunctions } from '../support/functions-host.ts'
import { type RunningSupabase, startSupabase } from '../support/supabase.ts'

describe('the reviews of the owner', () => {
  let supabase: RunningSupabase
  beforeAll(async () => {
    supabase = await startSupabase()
    for (let day = 1; day <= 26; day += 1) {
      const reviewed_on = `2026-01-${String(day).padStart(2, '0')}`
      await addReview({ author: `Author ${day}`, text: `Text ${day}`, reviewed_on })
    }
    await addReview({ author: 'Zoë 🧽', text: 'Line one\nline "two" </script>', reviewed_on: '2026-06-01' })
    // Its day cannot be read, so it is left out and hides no other.
    await addReview({ author: 'Far future', text: 'x', reviewed_on: 'infinity' })
    await addReview({ author: 'Held back', text: 'x', reviewed_on: '2026-06-02', published: false })
  })
  afterAll(() => supabase.remove())

  /** Adds a review as the owner's command does. */
  async function addReview(review: {
    author: string
    text: string
    reviewed_on: string
    published?: boolean
  }): Promise<void> {
    await supabase.admin.rpc('add_review', { ...review, rating: 4 }).throwOnError()
  }

  const call = (init?: RequestInit) => fetch(`${supabase.url}/functions/v1/fetch-reviews`, init)

  test('come as stored, the newest first, published ones only and no more than a strip can hold', async () => {
    const { reviews } = v.parse(reviewsResponseSchema, await (await call()).json())
    expect(reviews).toHaveLength(23)
    expect(reviews.slice(1, 3).map(({ author }) => author)).toEqual(['Author 26', 'Author 25'])
    expect(reviews[0]).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      author: 'Zoë 🧽',
      rating: 4,
      text: 'Line one\nline "two" </script>',
      date: '2026-06-01',
    })
  })

  test.each([{ method: 'GET' }, { method: 'POST' }, { method: 'POST', body: '{{{' }])(
    'come for %o',
    async (init) => {
      const response = await call(init)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(v.is(reviewsResponseSchema, await response.json())).toBe(true)
    },
  )

  test('are refused to other methods', async () => {
    const response = await call({ method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, POST, OPTIONS')
    expect((await call({ method: 'OPTIONS' })).status).toBe(204)
  })
})

describe('a database that fails', () => {
  const row = {
    id: '5a3b1e00-0000-4000-8000-000000000001',
    author: 'Ann',
    avatar_url: null,
    rating: 5,
    text: 'Clean.',
    reviewed_on: '2026-05-14',
  }
  const leakyError = { code: 'XX000', message: 'disk full at /var/lib/secret', details: null, hint: null }

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

  function fetchWhile(handle: RequestListener): Promise<Response> {
    handleDatabaseCall = handle
    return fetch(`${functions.url}/fetch-reviews`)
  }
  const responds =
    (status: number, body: unknown): RequestListener =>
    (_request, response) =>
      sendJson(response, status, body)

  test('is told apart from one that responds', async () => {
    expect((await fetchWhile(responds(200, [row]))).status).toBe(200)
  })

  test.each<[string, RequestListener]>([
    ['an error with details', responds(500, leakyError)],
    ['an unknown table', responds(404, { ...leakyError, code: 'PGRST205' })],
    ['a web page', (_request, response) => void misbehaviors.malformed(response)],
    ['another shape', responds(200, [{ ...row, rating: 'five' }])],
    ['six stars', responds(200, [{ ...row, rating: 6 }])],
    ['a cut connection', (request) => void request.socket.destroy()],
    // The function gives up after three seconds.
    ['no response', () => undefined],
  ])('with %s becomes one plain error', async (_, handle) => {
    const response = await fetchWhile(handle)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ error: 'The reviews could not be read' })
  })

  test('is asked once, because a page waits for it', async () => {
    const callsBefore = databaseCalls
    await fetchWhile(responds(503, leakyError))
    expect(databaseCalls - callsBefore).toBe(1)
  })
})
