import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { cp, mkdir, rename } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'

import {
  findRunning,
  startLocalSupabase,
} from '../../scripts/lib/local-supabase.ts'
import { portOf } from '../fakes/loopback-server.ts'
import { databaseFolder } from '../support/data-folder.ts'
import { emptyDataFolder, temporaryDataFolder } from './support/data-folder.ts'
import { ada } from './support/quote-requests.ts'
import { readQuotes, startSupabase, submitQuote } from './support/supabase.ts'

const tryToStart = (dataDir: string) => startLocalSupabase({ dataDir })

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
  for (const file of ['lock/holder.json', 'keys.json'])
    expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600)
  await supabase.stop()
  expect(existsSync(join(dataDir, 'lock'))).toBe(false)
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

/**
 * Leaves the lock that a process would have left that differs from this one in
 * these fields. Returns the path of the lock.
 */
async function leaveLock(
  dataDir: string,
  changes: Record<string, unknown>,
): Promise<string> {
  const supabase = await startSupabase(dataDir)
  const holder = JSON.parse(readFileSync(holderFile(dataDir), 'utf8'))
  await supabase.stop()
  mkdirSync(join(dataDir, 'lock'))
  writeLock(dataDir, JSON.stringify({ ...holder, ...changes }))
  return join(dataDir, 'lock')
}

function writeLock(dataDir: string, content: string): void {
  writeFileSync(holderFile(dataDir), content)
}

const holderFile = (dataDir: string) => join(dataDir, 'lock/holder.json')

test.skipIf(process.platform !== 'linux')(
  'takes over the data folder of a dead process, even when its pid has been reused',
  async () => {
    const dataDir = await temporaryDataFolder()
    await leaveLock(dataDir, { startedAt: '1' })
    expect(await readQuotes(await startSupabase(dataDir))).toEqual([])
  },
)

test('takes over a copy of a lock that it has taken over before', async () => {
  const dataDir = await temporaryDataFolder()
  const lock = await leaveLock(dataDir, { startedAt: '1' })
  const copy = emptyDataFolder()
  await cp(lock, copy, { recursive: true })
  const first = await startSupabase(dataDir)
  await first.stop()
  // As when a standby machine copies a running data folder again.
  await cp(copy, lock, { recursive: true })
  expect(await readQuotes(await startSupabase(dataDir))).toEqual([])
})

/** Locks that no process holds, by how they came about. */
const staleLocks = {
  'of a dead process': (dataDir: string) =>
    leaveLock(dataDir, { startedAt: '1' }),
  'that a power failure left empty': async (dataDir: string) => {
    await mkdir(join(dataDir, 'lock'))
  },
  'whose content a power failure lost': async (dataDir: string) => {
    await mkdir(join(dataDir, 'lock'))
    writeLock(dataDir, '')
  },
  'whose file a power failure left unnamed': async (dataDir: string) => {
    await mkdir(join(dataDir, 'lock'))
    writeFileSync(join(dataDir, 'lock/holder.json.draft'), '{}')
  },
}

test.each(Object.entries(staleLocks))(
  'lets only one of several concurrent starts take over a lock %s',
  async (_, leaveStaleLock) => {
    const dataDir = await temporaryDataFolder()
    await leaveStaleLock(dataDir)
    const results = await Promise.all(
      Array.from({ length: 5 }, () => tryToStart(dataDir)),
    )
    const served = results.flatMap((result) =>
      result.ok ? [result.supabase] : [],
    )
    expect(served).toHaveLength(1)
    await served[0]?.stop()
  },
)

test('leaves a data folder to another machine and says what to do if that machine is gone', async () => {
  const dataDir = await temporaryDataFolder()
  const lock = await leaveLock(dataDir, { pid: 1, host: 'elsewhere' })
  expect(await tryToStart(dataDir)).toEqual({
    ok: false,
    message: `Another local Supabase (process 1 on elsewhere) is already running on ${dataDir}. If that machine or container is gone, delete ${lock}.`,
  })
})

test('releases the data folder when a start fails because its port is in use', async () => {
  const dataDir = await temporaryDataFolder()
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const port = portOf(taken)
  expect(await startLocalSupabase({ dataDir, port })).toEqual({
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

/** What a data folder has lost, and what a start says about it. */
const losses = [
  {
    part: 'database/PG_VERSION',
    message: (dataDir: string) =>
      `${dataDir}/database contains files but no PG_VERSION`,
  },
  {
    part: 'database/global/pg_control',
    message: () =>
      'could not open file "global/pg_control": No such file or directory',
  },
  {
    part: 'database',
    message: (dataDir: string) => `${dataDir} has keys but no database.`,
  },
]

test.each(losses)(
  'rejects a data folder without $part and changes nothing',
  async ({ part, message }) => {
    const dataDir = await temporaryDataFolder('fsync')
    const supabase = await startSupabase(dataDir)
    await submitQuote(supabase, ada)
    await supabase.stop()
    await rename(join(dataDir, part), join(dataDir, 'moved-aside'))
    expect(await tryToStart(dataDir)).toMatchObject({
      ok: false,
      message: expect.stringContaining(message(dataDir)),
    })
    await rename(join(dataDir, 'moved-aside'), join(dataDir, part))
    const restarted = await startSupabase(dataDir)
    expect(await readQuotes(restarted)).toEqual([ada])
    expect(restarted).toMatchObject({
      publishableKey: supabase.publishableKey,
      secretKey: supabase.secretKey,
    })
  },
)

test('creates no database in the empty folder that an unmounted disk leaves', async () => {
  const dataDir = await temporaryDataFolder('fsync')
  const supabase = await startSupabase(dataDir)
  await supabase.stop()
  const database = join(dataDir, 'database')
  await rename(database, join(dataDir, 'moved-aside'))
  await mkdir(database)
  expect(await tryToStart(dataDir)).toMatchObject({
    ok: false,
    message: expect.stringMatching(
      /has keys but no database\..* restore a backup/,
    ),
  })
  expect(readdirSync(database)).toEqual([])
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
  const holder = JSON.parse(readFileSync(holderFile(dataDir), 'utf8'))
  writeLock(dataDir, JSON.stringify({ ...holder, folder: '1:2' }))
  expect(await tryToStart(dataDir)).toMatchObject({ ok: false })
  expect(await findRunning(dataDir)).toMatchObject({ url: supabase.url })
})
