import { beforeAll, describe, expect, test } from 'vitest'

import { ada } from './support/quote-requests.ts'
import { clientOf, useSupabase } from './support/supabase.ts'

const supabase = useSupabase()
const visitor = () => clientOf(supabase().url, supabase().publishableKey)
const server = () => clientOf(supabase().url, supabase().secretKey)

const featuredUrl = '/a,"b"(c).mp4'

const timestampInUtc = /^[\d-]{10}T[\d:]{8}\.\d+\+00:00$/

beforeAll(async () => {
  const video = {
    place: 'services',
    video_url: featuredUrl,
    poster_url: '/a.jpg',
  }
  await server().rpc('feature_video', video).throwOnError()
})

describe('the featured video', () => {
  test('is a single row for the query that the site makes', async () => {
    const query = visitor()
      .from('service_videos')
      .select('*')
      .eq('is_featured', true)
      .limit(1)
    expect(await query.maybeSingle()).toMatchObject({
      error: null,
      data: {
        is_featured: true,
        video_url: featuredUrl,
        mime_type: 'video/mp4',
        poster_url: '/a.jpg',
        created_at: expect.stringMatching(timestampInUtc),
      },
    })
  })
})

const readReviews = () =>
  visitor().from('reviews').select('id, author, reviewed_on')

describe('the published reviews', () => {
  beforeAll(async () => {
    const reviews = [1, 2, 3, 4].map((day) => ({
      author: `Ana ${day}`,
      rating: 5,
      text: 'On time.',
      reviewed_on: `2026-11-0${day}`,
    }))
    await server().rpc('import_reviews', { reviews }).throwOnError()
  })

  test('can be sorted, paged and filtered by date', async () => {
    const { data: all } = await readReviews()
      .order('reviewed_on', { ascending: false })
      .order('id')
      .throwOnError()
    expect(all.length).toBeGreaterThan(3)
    const days = all.map(({ reviewed_on }) => String(reviewed_on))
    expect(days).toEqual(days.toSorted().toReversed())
    const page = readReviews()
      .order('reviewed_on', { ascending: false })
      .order('id')
      .range(1, 2)
    expect((await page).data).toEqual(all.slice(1, 3))
    const { data: recent } = await readReviews()
      .gte('reviewed_on', days[1] ?? '')
      .throwOnError()
    expect(recent).toHaveLength(
      days.filter((day) => day >= (days[1] ?? '')).length,
    )
  })
})

const submit = (parameters: object) =>
  server().rpc('submit_quote_request', parameters)

describe('a function call', () => {
  test('returns rows as an array, a single value as itself and void as 204', async () => {
    const { data, status } = await submit({ ...ada, phone: '1' })
    expect(status).toBe(200)
    expect(data).toEqual([
      {
        outcome: 'stored',
        quote_request_id: expect.any(String),
        is_new: true,
      },
    ])
    const requeue = { request_id: data[0].quote_request_id }
    expect(await server().rpc('requeue_quote_request', requeue)).toMatchObject({
      data: 1,
      status: 200,
    })
    expect(await server().rpc('quote_outbox_has_work')).toMatchObject({
      data: true,
      status: 200,
    })
    const video = { place: 'home', video_url: '/b.mp4' }
    expect(await server().rpc('feature_video', video)).toMatchObject({
      error: null,
      status: 204,
    })
  })

  const failures = [
    {
      what: 'a value that the function rejects',
      parameters: { ...ada, phone: '' },
      status: 400,
      code: '23514',
      message: /phone has 1 to 40 characters/,
    },
    {
      what: 'an unknown argument',
      parameters: { ...ada, extra: 1 },
      status: 404,
      code: 'PGRST202',
      message: /submit_quote_request/,
    },
  ]

  test.each(failures)(
    'fails with a code and a message for $what',
    async ({ parameters, status, code, message }) => {
      const error = { code, message: expect.stringMatching(message) }
      const result = await submit(parameters)
      expect(result).toMatchObject({ data: null, status, error })
    },
  )

  test('fails when the function does not exist', async () => {
    expect(await server().rpc('no_such_function', { a: 1 })).toMatchObject({
      status: 404,
      error: { code: 'PGRST202' },
    })
  })
})

const post = async (path: string, body: string) => {
  const headers = { apikey: supabase().secretKey }
  return (
    await fetch(`${supabase().url}${path}`, { method: 'POST', headers, body })
  ).status
}

const read = (path: string) =>
  fetch(`${supabase().url}/rest/v1/${path}`, {
    headers: { apikey: supabase().secretKey },
  })

describe('the REST API, with error responses like those of PostgREST', () => {
  const rejected = [
    {
      what: 'an unknown table',
      path: 'no_such_table',
      status: 404,
      code: 'PGRST205',
    },
    {
      what: 'an unknown column',
      path: 'service_videos?select=no_such_column',
      status: 400,
      code: '42703',
    },
  ]

  test.each(rejected)('rejects $what', async ({ path, status, code }) => {
    const response = await read(path)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      code,
      message: expect.any(String),
    })
  })

  test.each([
    'video_url=like.*.mp4',
    'select=id,quote_notifications(status)',
    'or=(id.eq.1,id.eq.2)',
    'select=id";drop table service_videos;--',
    'order=id.sideways',
    'limit=-1',
  ])('rejects the query %s, which it does not support', async (query) => {
    const response = await read(`service_videos?${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'PGRST100' })
  })

  test('rejects a write to a table', async () => {
    const videos = server().from('service_videos')
    expect(await videos.insert({ video_url: 'x' })).toMatchObject({
      status: 405,
    })
    expect(await videos.delete().eq('video_url', 'y')).toMatchObject({
      status: 405,
    })
  })

  test('rejects a body that is not an object or exceeds one megabyte, and an unknown path', async () => {
    for (const body of ['[]', '"text"', '{broken', 'null'])
      expect(await post('/rest/v1/rpc/submit_quote_request', body)).toBe(400)
    expect(
      await post(
        '/rest/v1/rpc/submit_quote_request',
        'x'.repeat(1024 * 1024 + 1),
      ),
    ).toBe(413)
    expect(await post('/auth/v1/user', '{}')).toBe(404)
  })
})
