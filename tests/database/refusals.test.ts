import { describe, expect, test } from 'vitest'

import { clientOf, isHosted, useBackend } from './support/backend.ts'

const backend = useBackend()
const client = () => clientOf(backend().url, backend().secretKey)

/** A request as supabase-js would never send it. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { apikey: backend().secretKey, ...Object.fromEntries(new Headers(init.headers)) }
  return fetch(`${backend().url}${path}`, { ...init, headers })
}

async function statusWith(headers: Record<string, string>): Promise<number> {
  return (await ask('/rest/v1/service_videos', { headers })).status
}

// A hosted project can do these things; the embedded one must say that it cannot.
describe.skipIf(isHosted)('what the embedded Supabase cannot do is refused, never ignored', () => {
  test.each([
    ['embedded resources', 'select=id,quote_notifications(status)'],
    ['renamed columns', 'select=video:video_url'],
    ['casts', 'select=id::text'],
    ['alternatives', 'or=(id.eq.1,id.eq.2)'],
    ['combinations', 'and=(id.eq.1,id.eq.2)'],
    ['full-text search', 'video_url=fts.water'],
    ['other comparisons', 'created_at=lt.2026-01-01'],
    ['negations', 'video_url=not.eq.x'],
    ['patterns', 'video_url=like.*.mp4'],
    ['states', 'poster_url=is.null'],
    ['lists', 'video_url=in.(a,b)'],
    ['filters without a value', 'video_url=eq'],
    ['odd orders', 'order=id.sideways'],
    ['places for nulls', 'order=id.asc.nullsfirst'],
    ['negative limits', 'limit=-1'],
    ['two limits', 'limit=1&limit=2'],
  ])('%s', async (_, search) => {
    const response = await ask(`/rest/v1/service_videos?${search}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'PGRST100', message: expect.any(String), hint: null })
  })

  test.each(['select', 'order'])('SQL in %s', async (parameter) => {
    const search = new URLSearchParams({ [parameter]: 'id"; drop table service_videos; --' })
    expect((await ask(`/rest/v1/service_videos?${search}`)).status).toBe(400)
    expect((await ask('/rest/v1/service_videos')).status).toBe(200)
  })

  test('writes to tables', async () => {
    const videos = client().from('service_videos')
    for (const write of [
      videos.insert({ video_url: 'x' }),
      videos.update({ video_url: 'x' }).eq('video_url', 'y'),
      videos.delete().eq('video_url', 'y'),
    ]) {
      expect(await write).toMatchObject({ status: 405, error: { code: 'PGRST117' } })
    }
  })

  test('other formats, schemas and ranges', async () => {
    expect(await statusWith({ accept: 'text/csv' })).toBe(406)
    expect((await client().from('service_videos').select().single()).error?.code).toBe('PGRST107')
    expect(await statusWith({ 'accept-profile': 'supabase_migrations' })).toBe(406)
    expect(await statusWith({ range: '0-1' })).toBe(400)
    expect(await statusWith({ prefer: 'count=exact' })).toBe(400)
  })

  test('calls of functions by GET, with filters, or without an object', async () => {
    const path = '/rest/v1/rpc/record_notification_attempt'
    expect((await ask(path)).status).toBe(405)
    expect((await ask(`${path}?select=id`, { method: 'POST', body: '{}' })).status).toBe(400)
    for (const body of ['[]', '"text"', '{broken', 'null']) {
      const response = await ask(path, { method: 'POST', body })
      expect(await response.json()).toMatchObject({ code: 'PGRST102' })
    }
  })

  // The site's browser never asks it: only server and functions do.
  test('calls by the pages of other origins', async () => {
    const response = await fetch(`${backend().url}/rest/v1/service_videos`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-headers': 'apikey' },
    })
    expect(response.status).toBe(401)
    expect((await ask('/rest/v1/service_videos')).headers.has('access-control-allow-origin')).toBe(false)
  })

  test('bodies beyond one megabyte', async () => {
    const response = await ask('/rest/v1/rpc/submit_quote_request', {
      method: 'POST',
      body: 'x'.repeat(1024 * 1024 + 1),
    })
    expect(response.status).toBe(413)
  })

  test('paths it does not serve', async () => {
    for (const path of [
      '/',
      '/rest/v1/',
      '/rest/v1/a/b',
      '/rest/v1/%00',
      '/auth/v1/user',
      '/functions/v1/nothing',
    ]) {
      const { status } = await ask(path)
      expect([404, 503]).toContain(status)
    }
  })
})
