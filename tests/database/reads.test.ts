import { describe, expect, test } from 'vitest'

import { clientOf, isHosted, useBackend } from './support/backend.ts'

const backend = useBackend(`
  -- The films of the sample data would be among the answers.
  delete from service_videos;
  delete from pressure_washing_videos;
  insert into service_videos (id, is_featured, video_url, mime_type, poster_url, created_at) values
    ('00000000-0000-4000-8000-000000000001', true, '/a.mp4', 'video/mp4', null, '2026-01-01T10:00:00Z'),
    ('00000000-0000-4000-8000-000000000002', false, '/b.webm', 'video/webm', '/b.jpg', '2026-01-02T10:00:00Z'),
    ('00000000-0000-4000-8000-000000000003', false, '/c,"d"(e).mp4', null, '/c.jpg', '2026-01-03T10:00:00.123456Z')
`)

const visitor = () => clientOf(backend().url, backend().publishableKey).from('service_videos')
const server = () => clientOf(backend().url, backend().secretKey).from('service_videos')

// The site's own question, in the features that show a video.
const featured = () => visitor().select('*').eq('is_featured', true).limit(1).maybeSingle()

test('a visitor may ask for the featured video as the site does', async () => {
  const { error } = await featured()
  expect(error).toBeNull()
})

test('a visitor sees nothing that is not featured', async () => {
  expect(await visitor().select('video_url').eq('is_featured', false)).toMatchObject({
    data: [],
    error: null,
  })
})

test('an unknown table is 404 PGRST205', async () => {
  const { error, status } = await clientOf(backend().url, backend().publishableKey)
    .from('no_such_table')
    .select()
  expect({ status, code: error?.code }).toEqual({ status: 404, code: 'PGRST205' })
})

test.each([
  ['selected', () => visitor().select('no_such_column')],
  ['filtered', () => visitor().select().eq('no_such_column', 1)],
  ['ordered', () => visitor().select().order('no_such_column')],
])('an unknown column, %s, is 400 42703', async (_, ask) => {
  const { error, status } = await ask()
  expect({ status, code: error?.code, message: error?.message }).toEqual({
    status: 400,
    code: '42703',
    message: 'column service_videos.no_such_column does not exist',
  })
})

test('a value of the wrong type is 400 22P02', async () => {
  const { error, status } = await visitor().select().eq('id', 'not a uuid')
  expect({ status, code: error?.code }).toEqual({ status: 400, code: '22P02' })
})

const all = () => server().select('video_url').order('created_at')

async function urls(query: PromiseLike<{ data: { video_url: string }[] | null; error: unknown }>) {
  const { data, error } = await query
  expect(error).toBeNull()
  return data?.map(({ video_url }) => video_url)
}

describe.skipIf(isHosted)('with known rows', () => {
  const [a, b, c] = ['/a.mp4', '/b.webm', '/c,"d"(e).mp4']

  test('maybeSingle() answers the featured video, or null where there is none', async () => {
    expect((await featured()).data).toEqual({
      id: '00000000-0000-4000-8000-000000000001',
      is_featured: true,
      video_url: a,
      mime_type: 'video/mp4',
      poster_url: null,
      created_at: '2026-01-01T10:00:00+00:00',
    })
    const none = clientOf(backend().url, backend().publishableKey).from('pressure_washing_videos')
    expect(await none.select().limit(1).maybeSingle()).toMatchObject({ data: null, error: null })
  })

  test('times and nulls look as PostgREST sends them', async () => {
    const { data } = await server().select('mime_type, poster_url, created_at').eq('video_url', c)
    expect(data).toEqual([
      { mime_type: null, poster_url: '/c.jpg', created_at: '2026-01-03T10:00:00.123456+00:00' },
    ])
  })

  test('orders, and pages within the order', async () => {
    expect(await urls(server().select('video_url').order('created_at', { ascending: false }))).toEqual([
      c,
      b,
      a,
    ])
    expect(await urls(server().select('video_url').order('is_featured').order('video_url'))).toEqual([
      b,
      c,
      a,
    ])
    expect(await urls(all().range(1, 1))).toEqual([b])
    expect(await urls(all().limit(2))).toEqual([a, b])
    expect(await urls(all().range(5, 9))).toEqual([])
  })

  test('filters with every supported operator', async () => {
    expect(await urls(all().eq('video_url', c))).toEqual([c])
    expect(await urls(all().gte('created_at', '2026-01-02T10:00:00Z'))).toEqual([b, c])
    expect(await urls(all().gte('created_at', '2026-01-02T10:00:00Z').eq('video_url', b))).toEqual([b])
  })

  test('takes SQL in a value as a value', async () => {
    expect(await urls(all().eq('video_url', `' or true; drop table service_videos; --`))).toEqual([])
    expect(await urls(all())).toEqual([a, b, c])
  })
})
