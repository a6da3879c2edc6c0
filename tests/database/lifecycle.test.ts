import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { describe, expect, onTestFinished, test } from 'vitest'

import { readConnection } from '../../supabase/embedded/data-folder/connection-file.ts'
import { startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import { realDatabase } from '../support/data-folder.ts'
import { temporaryDataFolder } from './support/data-folder.ts'
import { ada, leads, start, submit } from './support/started-here.ts'

describe('a data folder', () => {
  test('keeps leads, keys and migrations over a restart', async () => {
    const dataDir = await temporaryDataFolder()
    const first = await start(dataDir)
    await submit(first, ada)
    await first.stop()
    const second = await start(dataDir)
    expect(await leads(second)).toEqual([ada])
    expect(second).toMatchObject({ publishableKey: first.publishableKey, secretKey: first.secretKey })
  })

  test('is published to its owner only while it is served', async () => {
    const dataDir = await temporaryDataFolder()
    const supabase = await start(dataDir)
    const { url, publishableKey, secretKey } = supabase
    expect(await readConnection(dataDir)).toMatchObject({ pid: process.pid, url, publishableKey, secretKey })
    for (const file of ['supabase.json', 'keys.json']) {
      expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600)
    }
    await supabase.stop()
    expect(existsSync(join(dataDir, 'supabase.json'))).toBe(false)
    expect(existsSync(join(dataDir, 'embedded.pid'))).toBe(false)
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed')
  })

  test.skipIf(process.platform === 'win32')(
    'is its owner’s alone, also one that others could read',
    async () => {
      const dataDir = await temporaryDataFolder()
      chmodSync(dataDir, 0o755)
      const supabase = await start(dataDir)
      await submit(supabase, ada)
      expect(statSync(dataDir).mode & 0o777).toBe(0o700)
      const wal = join(dataDir, 'database/pg_wal')
      await fetch(`${supabase.url}/compact`, { method: 'POST', headers: { apikey: supabase.secretKey } })
      const made = readdirSync(wal).filter((name) => /^[0-9A-F]{24}$/.test(name))
      expect(made.map((name) => statSync(join(wal, name)).mode & 0o077)).toEqual(made.map(() => 0))
    },
  )

  test('is refused to a second one, with one sentence', async () => {
    const dataDir = await temporaryDataFolder()
    await start(dataDir)
    expect(await startEmbeddedSupabase({ dataDir, withFunctions: false })).toEqual({
      ok: false,
      reason: 'data-folder-locked',
      message: `Another embedded Supabase (process ${process.pid}) already runs on ${dataDir}.`,
    })
  })

  test('is served by exactly one of several that start together', async () => {
    const dataDir = await temporaryDataFolder()
    const results = await Promise.all(
      Array.from({ length: 5 }, () => startEmbeddedSupabase({ dataDir, withFunctions: false })),
    )
    const served = results.flatMap((result) => (result.ok ? [result.supabase] : []))
    await Promise.all(served.map((supabase) => supabase.stop()))
    expect(served).toHaveLength(1)
  })

  test('is released when the start fails later', async () => {
    const dataDir = await temporaryDataFolder()
    const taken = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void taken.close())
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    expect(await startEmbeddedSupabase({ dataDir, port, withFunctions: false })).toEqual({
      ok: false,
      reason: 'port-taken',
      message: `Port ${port} on this machine is already in use.`,
    })
    expect((await start(dataDir)).url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  })

  test('whose lock names a process number that now belongs to somebody else is taken over', async () => {
    const dataDir = await temporaryDataFolder()
    const stale = { pid: process.pid, startTime: '1', token: 'of an earlier boot' }
    await writeFile(join(dataDir, 'embedded.pid'), JSON.stringify(stale))
    expect((await start(dataDir)).url).toContain('http://127.0.0.1:')
  })

  test('with a migration that is not among the files any more is refused', async () => {
    const dataDir = await temporaryDataFolder()
    const supabase = await start(dataDir)
    await supabase.stop()
    await pretendApplied(dataDir, '20990101000000', 'from_the_future')
    expect(await startEmbeddedSupabase({ dataDir, withFunctions: false })).toEqual({
      ok: false,
      reason: 'migrations-diverged',
      message: `Migration 20990101000000_from_the_future was applied to this database but its file is gone. Put the file back, or use another data folder than ${dataDir}.`,
    })
  })
})

async function pretendApplied(dataDir: string, version: string, name: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir: realDatabase(dataDir) })
  await pglite.query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
    version,
    name,
  ])
  await pglite.close()
}
