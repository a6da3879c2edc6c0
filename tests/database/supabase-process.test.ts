import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { readConnection } from '../../supabase/local/data-folder/connection-file.ts'
import { emptyDataFolder, temporaryDataFolder } from './support/data-folder.ts'
import { runSupabase } from './support/supabase-process.ts'
import { ada, readQuotes, startSupabase, submitQuote } from './support/supabase.ts'

test('prints its address but no secret key, and ends cleanly on SIGTERM', async () => {
  const dataDir = await temporaryDataFolder()
  const { child, said, ended } = await runSupabase(dataDir)
  expect(said).toEqual({
    ready: true,
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    publishableKey: expect.stringMatching(/^sb_publishable_/),
    dataDir,
    outboxDir: join(dataDir, 'outbox'),
  })
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(existsSync(join(dataDir, 'supabase.json'))).toBe(false)
})

test('ends with the process that supervises it', async () => {
  const { child, ended } = await runSupabase(await temporaryDataFolder(), { SUPERVISED: '1' })
  child.stdin.end()
  expect(await ended).toBe(0)
})

test('says why it cannot start and exits with 1', async () => {
  const dataDir = await temporaryDataFolder()
  await startSupabase(dataDir)
  const second = await runSupabase(dataDir)
  expect(second.said).toMatchObject({ ready: false, reason: 'data-folder-locked' })
  expect(await second.ended).toBe(1)
  const { said } = await runSupabase(emptyDataFolder(), { SUPABASE_PORT: 'http' })
  expect(said).toMatchObject({ message: 'SUPABASE_PORT is http, which is not a port.' })
})

test('loses no acknowledged lead when it is killed, and frees its folder', async () => {
  const dataDir = await temporaryDataFolder()
  const { child, ended } = await runSupabase(dataDir)
  const connection = await readConnection(dataDir)
  if (!connection) throw new Error('The folder names no address.')
  await submitQuote(connection, ada)
  child.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
  expect(await readQuotes(await startSupabase(dataDir))).toEqual([ada])
})
