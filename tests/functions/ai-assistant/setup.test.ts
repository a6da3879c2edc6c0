import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parse } from 'smol-toml'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'

import { knowledgeFile } from '../../../scripts/lib/knowledge-sql.ts'
import { startProductFunctions } from '../host-fixture.ts'
import { startSupabase } from '../supabase-fixture.ts'
import { call, say } from './ai-assistant-fixture.ts'

test('the answers stay true when nobody has set the identity', async () => {
  const supabase = await startSupabase()
  onTestFinished(() => supabase.remove())
  expect(await say(supabase.url, 'Do you come to Davis?')).toContain(
    'call the number at the top of this page',
  )
})

test('the public key is enough to ask, and so is none', async () => {
  const supabase = await startSupabase()
  onTestFinished(() => supabase.remove())
  const headers = { 'Content-Type': 'application/json', apikey: supabase.publishableKey }
  expect((await call(supabase.url, { message: 'hi' }, { headers })).status).toBe(200)
  expect((await call(supabase.url, { message: 'hi' })).status).toBe(200)
})

test('the knowledge belongs to the seeds of the project', async () => {
  const config = v.parse(
    v.object({ db: v.object({ seed: v.object({ sql_paths: v.array(v.string()) }) }) }),
    parse(await readFile('supabase/config.toml', 'utf8')),
  )
  expect(config.db.seed.sql_paths.map((path) => join('supabase', path))).toContain(knowledgeFile)
})

test('without a database the caller hears that it failed, and no more', async () => {
  const host = await startProductFunctions('http://127.0.0.1:9')
  onTestFinished(() => host.remove())
  const response = await fetch(`${host.url}/ai-assistant`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'Do you clean roofs?' }),
  })
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ error: 'The question could not be answered' })
})
