import { EventEmitter, once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type RunningSupabase, startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'
import { temporaryDataFolder } from './support/data-folder.ts'

// The first two stand in config.toml with verify_jwt = false; the last one does not.
const sources = {
  'send-quote-email': `Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { headers: { 'access-control-allow-origin': 'own' } })
    const { pathname, search } = new URL(request.url)
    const idempotencyKey = request.headers.get('idempotency-key')
    const key = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY')
    const { status } = await fetch(Deno.env.get('SUPABASE_URL') + '/rest/v1/quote_requests', { headers: { apikey: key } })
    return Response.json({ path: pathname + search, idempotencyKey, body: await request.text(), status }, { status: 201 })
  })`,
  'ai-assistant': `Deno.serve(() => Deno.exit(7))`,
  unlisted: `Deno.serve(() => new Response('never'))`,
}

describe('edge functions behind the gateway', () => {
  const events = new EventEmitter()
  let dataDir: string
  let supabase: RunningSupabase

  beforeAll(async () => {
    dataDir = await newDataFolder('supabase')
    const functionsDir = join(dataDir, 'functions')
    for (const [name, source] of Object.entries(sources)) {
      mkdirSync(join(functionsDir, name), { recursive: true })
      writeFileSync(join(functionsDir, name, 'index.ts'), source)
    }
    const started = await startEmbeddedSupabase({ dataDir, functionsDir, log: (event) => events.emit(event) })
    if (!started.ok) throw new Error(started.message)
    ;({ supabase } = started)
  })

  afterAll(async () => {
    await supabase.stop()
    removeDataFolder(dataDir)
  })

  const call = (path: string, init: RequestInit = {}) => fetch(`${supabase.url}/functions/v1/${path}`, init)

  test('get method, path, headers and body, and reach the database as the server role', async () => {
    const response = await call('send-quote-email/part?a=b', {
      method: 'POST',
      headers: { 'idempotency-key': 'key-1' },
      body: 'Zoë 💧',
    })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({
      path: '/send-quote-email/part?a=b',
      idempotencyKey: 'key-1',
      body: 'Zoë 💧',
      status: 200,
    })
  })

  test('answer the question of a browser themselves', async () => {
    const response = await call('send-quote-email', { method: 'OPTIONS' })
    expect(response.headers.get('access-control-allow-origin')).toBe('own')
  })

  test('are 404 when nobody wrote them', async () => {
    expect((await call('nobody-wrote-me')).status).toBe(404)
  })

  test('that config.toml does not open are closed to everybody, because nobody has a signed token', async () => {
    expect((await call('unlisted')).status).toBe(401)
    for (const token of ['rubbish', supabase.publishableKey, supabase.secretKey]) {
      const response = await call('unlisted', { headers: { authorization: `Bearer ${token}` } })
      expect(response.status).toBe(401)
    }
  })

  test('take no body beyond one megabyte', async () => {
    const response = await call('send-quote-email', { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) })
    expect(response.status).toBe(413)
  })

  test('are 503 when their process dies, and come back', async () => {
    const back = once(events, 'functions host started again')
    expect((await call('ai-assistant')).status).toBe(503)
    expect((await call('send-quote-email')).status).toBe(503)
    await back
    expect((await call('send-quote-email')).status).toBe(201)
  })
})

test('a functions folder that does not exist is a reason not to start', async () => {
  const dataDir = await temporaryDataFolder()
  const started = await startEmbeddedSupabase({ dataDir, functionsDir: join(dataDir, 'nowhere') })
  expect(started).toMatchObject({
    ok: false,
    reason: 'functions-not-started',
    message: expect.stringMatching(/^The edge functions did not start: /),
  })
})
