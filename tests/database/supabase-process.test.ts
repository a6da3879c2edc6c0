import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryDataFolder } from './support/data-folder.ts'
import { runSupabase } from './support/supabase-process.ts'
import { ada, readQuotes, startSupabase, submitQuote } from './support/supabase.ts'

test('a clean stop leaves no lock', async () => {
  const dataDir = await temporaryDataFolder()
  const { child, ended } = await runSupabase(dataDir)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(existsSync(join(dataDir, 'supabase.lock'))).toBe(false)
})

test('a second process on the same folder says which one is there and ends', async () => {
  const dataDir = await temporaryDataFolder()
  const { child } = await runSupabase(dataDir)
  const second = await runSupabase(dataDir)
  expect(second.message).toBe(`Another local Supabase (process ${child.pid}) already runs on ${dataDir}.`)
  expect(await second.ended).toBe(1)
})

test('a killed process loses no acknowledged lead and frees its folder', async () => {
  const dataDir = await temporaryDataFolder()
  const killed = await runSupabase(dataDir)
  await submitQuote(killed, ada)
  killed.child.kill('SIGKILL')
  expect(await killed.ended).toBe('SIGKILL')
  expect(await readQuotes(await startSupabase(dataDir))).toEqual([ada])
})
