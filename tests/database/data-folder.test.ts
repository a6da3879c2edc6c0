import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { cp, mkdir, rename, rmdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'

import { findRunning } from '../../supabase/local/api-keys.ts'
import { startLocalSupabase } from '../../supabase/local/start-supabase.ts'
import { portOf } from '../fakes/loopback-server.ts'
import { databaseFolder } from '../support/data-folder.ts'
import { emptyDataFolder, temporaryDataFolder } from './support/data-folder.ts'
import { ada } from './support/quote-requests.ts'
import { readQuotes, startSupabase, submitQuote } from './support/supabase.ts'

const tryToStart = (dataDir: string) =>
  startLocalSupabase({ dataDir, withFunctions: false })

test('keeps the data folder private and records the server address only while it runs', async () => {
  const dataDir = await temporaryDataFolder()
  chmodSync(dataDir, 0o755)
  const supabase = await startSupabase(dataDir)
  const { url, publishableKey, secretKey } = supabase
  expect(await findRunning(dataDir)).toMatchObject({
    url,
    publishableKey,
    secretKey,
  })
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  for (const file of ['supabase.lock', 'keys.json'])
    expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600)
  await supabase.stop()
  expect(existsSync(join(dataDir, 'supabase.lock'))).toBe(false)
  await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed')
})

test('serves a data folder from only one of several concurrent starts, and the others explain why', async () => {
  const dataDir = await temporaryDataFolder()
  const results = await Promise.all(
    Array.from({ length: 3 }, () => tryToStart(dataDir)),
  )
  const served = results.flatMap((result) =>
    result.ok ? [result.supabase] : [],
  )
  expect(served).toHaveLength(1)
  expect(await tryToStart(dataDir)).toEqual({
    ok: false,
    message: `Another local Supabase (process ${process.pid}) is already running on ${dataDir}.`,
  })
  await served[0]?.stop()
})

test.skipIf(process.platform !== 'linux')(
  'takes over the data folder of a dead process, even when its pid has been reused',
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

test('leaves a data folder to another machine and says what to do if that machine is gone', async () => {
  const dataDir = await temporaryDataFolder()
  const supabase = await startSupabase(dataDir)
  const path = join(dataDir, 'supabase.lock')
  const lock = JSON.parse(readFileSync(path, 'utf8'))
  await supabase.stop()
  writeFileSync(path, JSON.stringify({ ...lock, pid: 1, host: 'elsewhere' }))
  expect(await tryToStart(dataDir)).toEqual({
    ok: false,
    message: `Another local Supabase (process 1 on elsewhere) is already running on ${dataDir}. If that machine or container is gone, delete ${path}.`,
  })
})

test('releases the data folder when a start fails because its port is in use', async () => {
  const dataDir = await temporaryDataFolder()
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const port = portOf(taken)
  expect(
    await startLocalSupabase({ dataDir, port, withFunctions: false }),
  ).toEqual({
    ok: false,
    message: `Port ${port} is already in use. Set SUPABASE_PORT to a free port.`,
  })
  await startSupabase(dataDir)
})

test('rejects a data folder with an applied migration whose file is missing', async () => {
  const dataDir = await temporaryDataFolder()
  const pglite = await PGlite.create(databaseFolder(dataDir))
  await pglite.exec(
    `insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'future')`,
  )
  await pglite.close()
  expect(await tryToStart(dataDir)).toMatchObject({
    ok: false,
    message: expect.stringMatching(
      /: 20990101000000_future is .*npm run backup.*npm run restore/,
    ),
  })
})

test('rejects a data folder whose database is partly or entirely missing, and changes nothing', async () => {
  const dataDir = await temporaryDataFolder('fsync')
  const supabase = await startSupabase(dataDir)
  await submitQuote(supabase, ada)
  await supabase.stop()
  const [database, movedAside] = [
    join(dataDir, 'database'),
    join(dataDir, 'kept'),
  ]
  const expectFailure = async (text: string) =>
    expect(await tryToStart(dataDir)).toMatchObject({
      ok: false,
      message: expect.stringContaining(text),
    })
  for (const [part, text] of [
    ['PG_VERSION', `${database} contains files but no PG_VERSION`],
    [
      'global/pg_control',
      'could not open file "global/pg_control": No such file or directory',
    ],
  ] as const) {
    await rename(join(database, part), movedAside)
    await expectFailure(text)
    await rename(movedAside, join(database, part))
  }
  await rename(database, movedAside)
  const databaseGone = `${dataDir} has keys but no database.`
  await expectFailure(databaseGone)
  // An unmounted disk leaves an empty folder.
  await mkdir(database)
  await expectFailure(databaseGone)
  expect(existsSync(join(database, 'PG_VERSION'))).toBe(false)
  await rmdir(database)
  await rename(movedAside, database)
  const restarted = await startSupabase(dataDir)
  expect(await readQuotes(restarted)).toEqual([ada])
  expect(restarted).toMatchObject({
    publishableKey: supabase.publishableKey,
    secretKey: supabase.secretKey,
  })
})

test('starts a copy of a running data folder independently of the original', async () => {
  const dataDir = await temporaryDataFolder('fsync')
  const running = await startSupabase(dataDir)
  const copy = emptyDataFolder()
  await cp(dataDir, copy, { recursive: true })
  await submitQuote(running, ada)
  const second = await startSupabase(copy)
  expect(second.url).not.toBe(running.url)
  expect(await readQuotes(second)).toEqual([])
})

test('recognizes its data folder on a disk that gives folders new inode numbers', async () => {
  const dataDir = await temporaryDataFolder()
  const supabase = await startSupabase(dataDir)
  const path = join(dataDir, 'supabase.lock')
  const lock = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...lock, folder: '1:2' }))
  expect(await tryToStart(dataDir)).toMatchObject({ ok: false })
  expect(await findRunning(dataDir)).toMatchObject({ url: supabase.url })
})
