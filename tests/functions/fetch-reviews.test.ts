import { join } from 'node:path'

import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openDatabase } from '../../supabase/embedded/database/open-database.ts'
import { readProjectConfig } from '../../supabase/embedded/project-config.ts'
import { type RunningSupabase, startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import { reviewsResponseSchema } from '../../supabase/functions/_shared/reviews-contract.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'

/** Runs SQL with the rights of the server in a new data folder, as the owner would before visitors come. */
async function prepareReviews(dataDir: string, sql: string): Promise<void> {
  const opened = await openDatabase(join(dataDir, 'database'), await readProjectConfig())
  if (!opened.ok) throw new Error(opened.message)
  await opened.database.runAs('service_role', 'write', async (client) => {
    await client.exec(sql)
    return { ok: true }
  })
  await opened.database.close()
}

describe('reading the reviews of the embedded Supabase', () => {
  let dataDir: string
  let supabase: RunningSupabase

  beforeAll(async () => {
    dataDir = await newDataFolder('reviews')
    await prepareReviews(
      dataDir,
      `delete from reviews;
       insert into reviews (author, rating, text, reviewed_on, published)
         select 'Author ' || day, 5, 'Text ' || day, date '2026-01-01' + day, true from generate_series(1, 30) as day;
       insert into reviews (author, avatar_url, rating, text, reviewed_on, published) values
         ('Zoë 🧽', 'https://pictures.example/zoe.jpg', 4, E'Line one\\nline "two" </script>', '2026-06-01', true),
         (E'\\u00a0', null, 5, 'Written by nobody.', '2026-06-03', true),
         ('Far future', null, 5, 'Its day cannot be read.', 'infinity', true),
         ('Held back', null, 1, 'Nobody has read this yet.', '2026-06-02', false);`,
    )
    const started = await startEmbeddedSupabase({ dataDir })
    if (!started.ok) throw new Error(started.message)
    supabase = started.supabase
  })
  afterAll(async () => {
    await supabase.stop()
    removeDataFolder(dataDir)
  })

  const call = (init?: RequestInit) => fetch(`${supabase.url}/functions/v1/fetch-reviews`, init)
  const read = async () => v.parse(reviewsResponseSchema, await (await call()).json()).reviews

  test('gives the published ones, the newest first, and not more than a strip can hold', async () => {
    const authors = (await read()).map(({ author }) => author)
    // Two of the newest 24 cannot be shown, and hide no other.
    expect(authors).toHaveLength(22)
    expect(authors.slice(0, 3)).toEqual(['Zoë 🧽', 'Author 30', 'Author 29'])
    expect(authors).not.toContain('Held back')
  })

  test('gives every field exactly as stored, and no avatar where there is none', async () => {
    const [zoe, other] = await read()
    expect(zoe).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      author: 'Zoë 🧽',
      avatar: 'https://pictures.example/zoe.jpg',
      rating: 4,
      text: 'Line one\nline "two" </script>',
      date: '2026-06-01',
    })
    expect(other).not.toHaveProperty('avatar')
  })

  test.each([
    ['GET', { method: 'GET' }],
    ['POST without a payload', { method: 'POST' }],
    ['POST with a payload nobody asked for', { method: 'POST', body: '{{{' }],
  ])('answers %s', async (_how, init) => {
    const response = await call(init)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(v.is(reviewsResponseSchema, await response.json())).toBe(true)
  })

  test('refuses other methods', async () => {
    const response = await call({ method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, POST, OPTIONS')
  })

  test('lets a browser of any origin ask', async () => {
    const preflight = await call({ method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect((await call()).headers.get('access-control-allow-origin')).toBe('*')
  })
})
