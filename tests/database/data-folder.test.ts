import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { cp, mkdir, rename, rmdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'

import { findRunning } from '../../supabase/local/keys.ts'
import { startLocalSupabase } from '../../supabase/local/start.ts'
import { portOf } from '../fakes/loopback-server.ts'
import { databaseFolder } from '../support/data-folder.ts'
import { emptyDataFolder, temporaryDataFolder } from './support/data-folder.ts'
import { ada, readQuotes, startSupabase, submitQuote } from './support/supabase.ts'

const tryToStart = (dataDir: string) => startLocalSupabase({ dataDir, withFunctions: false })

test('is private, and names its address only while it is served', async () => {
  const dataDir = await temporaryDataFolder()
  chmodSync(dataDir, 0o755)
  const supabase = await startSupabase(dataDir)
  const { url, publishableKey, secretKey } = supabase
  expect(await findRunning(dataDir)).toMatchObject({ url, publishableKey, secretKey })
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  for (const file of ['supabase.lock', 'keys.json'])
    expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600)
  await supabase.stop()
  expect(existsSync(join(dataDir, 'supabase.lock'))).toBe(false)
  await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed')
})

test('is served by exactly one of several that start together, and the others say why', async () => {
  const dataDir = await temporaryDataFolder()
  const results = await Promise.all(Array.from({ length: 3 }, () => tryToStart(dataDir)))
  const served = results.flatMap((result) => (result.ok ? [result.supabase] : []))
  expect(served).toHaveLength(1)
  expect(await tryToStart(dataDir)).toEqual({
    ok: false,
    message: `Another local Supabase (process ${process.pid}) already runs on ${dataDir}.`,
  })
  await served[0]?.stop()
})

test.skipIf(process.platform !== 'linux')(
  'is taken over from a process that is gone, also when another one has its number',
  async () => {
    const dataDir = await temporaryDataFolder()
    const supabase = await startSupabase(dataDir)
    const path = join(dataDir, 'supabase.lock')
    const lock = JSON.parse(readFileSync(path, 'utf8'))
    await supabase.stop()
    writeFileSync(path, JSON.stringify({ ...lock, startedAt: '1' }))
    expect(await readQuotes(await startSupabase(dataDir))).toEqual([])
  },
)

test('of another machine is left to it, and a sentence says what to do when that is gone', async () => {
  const dataDir = await temporaryDataFolder()
  const supabase = await startSupabase(dataDir)
  const path = join(dataDir, 'supabase.lock')
  const lock = JSON.parse(readFileSync(path, 'utf8'))
  await supabase.stop()
  writeFileSync(path, JSON.stringify({ ...lock, pid: 1, host: 'elsewhere' }))
  expect(await tryToStart(dataDir)).toEqual({
    ok: false,
    message: `Another local Supabase (process 1 on elsewhere) already runs on ${dataDir}. If that machine or container is gone, remove ${path}.`,
  })
})

test('is free again when a start fails because its port is taken', async () => {
  const dataDir = await temporaryDataFolder()
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const port = portOf(taken)
  expect(await startLocalSupabase({ dataDir, port, withFunctions: false })).toEqual({
    ok: false,
    message: `Port ${port} on this machine is already in use.`,
  })
  await startSupabase(dataDir)
})

test('is refused when it has a migration whose file is gone', async () => {
  const dataDir = await temporaryDataFolder()
  const pglite = await PGlite.create(databaseFolder(dataDir))
  await pglite.exec(
    `insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'future')`,
  )
  await pglite.close()
  expect(await tryToStart(dataDir)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/: 20990101000000_future is .*npm run backup.*npm run restore/),
  })
})

test('is refused without a change when a part of its database is missing, or all of it', async () => {
  const dataDir = await temporaryDataFolder('forced to the disk')
  const supabase = await startSupabase(dataDir)
  await submitQuote(supabase, ada)
  await supabase.stop()
  const [database, kept] = [join(dataDir, 'database'), join(dataDir, 'kept')]
  const expectRefusal = async (sentence: string) =>
    expect(await tryToStart(dataDir)).toMatchObject({ ok: false, message: expect.stringContaining(sentence) })
  for (const [part, sentence] of [
    ['PG_VERSION', `${database} holds files but not the file PG_VERSION`],
    ['global/pg_control', 'could not open file "global/pg_control": No such file or directory'],
  ] as const) {
    await rename(join(database, part), kept)
    await expectRefusal(sentence)
    await rename(kept, join(database, part))
  }
  await rename(database, kept)
  const gone = `${dataDir} has the keys of a database, and the database is gone.`
  await expectRefusal(gone)
  // As a disk leaves it that is not mounted.
  await mkdir(database)
  await expectRefusal(gone)
  expect(existsSync(join(database, 'PG_VERSION'))).toBe(false)
  await rmdir(database)
  await rename(kept, database)
  const restarted = await startSupabase(dataDir)
  expect(await readQuotes(restarted)).toEqual([ada])
  expect(restarted).toMatchObject({ publishableKey: supabase.publishableKey, secretKey: supabase.secretKey })
})

test('starts on its own as a copy of a running one', async () => {
  const dataDir = await temporaryDataFolder('forced to the disk')
  const running = await startSupabase(dataDir)
  const copy = emptyDataFolder()
  await cp(dataDir, copy, { recursive: true })
  await submitQuote(running, ada)
  const second = await startSupabase(copy)
  expect(second.url).not.toBe(running.url)
  expect(await readQuotes(second)).toEqual([])
})
