import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { readConnection } from '../../supabase/embedded/data-folder/connection-file.ts'
import { emptyDataFolder, temporaryDataFolder } from './support/data-folder.ts'
import { ada, leads, start, submit } from './support/started-here.ts'
import { runSupabase } from './support/supabase-process.ts'

test('the command prints where it is, never the secret key, and ends cleanly on SIGTERM', async () => {
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

test('the command ends with the process that supervises it', async () => {
  const { child, ended } = await runSupabase(await temporaryDataFolder(), { SUPERVISED: '1' })
  child.stdin.end()
  expect(await ended).toBe(0)
})

test('the command exits with 1 and the reason when it cannot start', async () => {
  const { said, ended } = await runSupabase(emptyDataFolder(), { SUPABASE_PORT: 'http' })
  expect(said).toEqual({
    ready: false,
    reason: 'port-invalid',
    message: 'SUPABASE_PORT is http, which is not a port.',
  })
  expect(await ended).toBe(1)
})

test('the command makes a database on its first start, and what it acknowledged survives kill -9', async () => {
  const dataDir = emptyDataFolder()
  const { child, ended } = await runSupabase(dataDir)
  const connection = await readConnection(dataDir)
  if (!connection) throw new Error('The connection was not published.')
  await submit(connection, ada)
  child.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
  expect(await leads(await start(dataDir))).toEqual([ada])
})
