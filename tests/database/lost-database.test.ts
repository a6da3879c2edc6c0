import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { loadKeys } from '../../supabase/embedded/data-folder/keys.ts'
import { startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import { emptyDataFolder, temporaryDataFolder } from './support/data-folder.ts'
import { ada, leads, start, submit } from './support/started-here.ts'

/** A data folder with one lead, not running. */
async function usedDataFolder(): Promise<string> {
  const dataDir = await temporaryDataFolder('forced to the disk')
  const supabase = await start(dataDir)
  await submit(supabase, ada)
  await supabase.stop()
  return dataDir
}

function refusalOf(dataDir: string, mayMakeDatabase = true) {
  return startEmbeddedSupabase({ dataDir, mayMakeDatabase, withFunctions: false })
}

test('files without PG_VERSION are refused, and are left as they are', async () => {
  const dataDir = await usedDataFolder()
  const version = join(dataDir, 'database/PG_VERSION')
  await rename(version, join(dataDir, 'kept'))
  expect(await refusalOf(dataDir)).toEqual({
    ok: false,
    reason: 'database-lost',
    message: `${dataDir}/database holds files but not the file PG_VERSION: it is part of a database only. Nothing was changed. Put it back, or restore a backup: npm run restore -- FILE`,
  })
  await rename(join(dataDir, 'kept'), version)
  expect(await leads(await start(dataDir))).toEqual([ada])
})

test.each([
  ['gone', (folder: string) => rm(folder, { recursive: true })],
  ['empty', (folder: string) => rm(folder, { recursive: true }).then(() => mkdir(folder))],
])('a database that is %s beside its keys is refused, as when its disk is not mounted', async (_, lose) => {
  const dataDir = await usedDataFolder()
  await lose(join(dataDir, 'database'))
  const message = `${dataDir} has the keys of a database, and the database is gone. Is its disk mounted? Nothing was changed. Put it back, or restore a backup: npm run restore -- FILE`
  expect(await refusalOf(dataDir)).toEqual({ ok: false, reason: 'database-lost', message })
  expect(existsSync(join(dataDir, 'database/PG_VERSION'))).toBe(false)
})

test('keys of an older version, which did not say so, count as keys of a database', async () => {
  const dataDir = await usedDataFolder()
  const path = join(dataDir, 'keys.json')
  const { database: _, ...older } = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify(older))
  await rm(join(dataDir, 'database'), { recursive: true })
  expect(await refusalOf(dataDir)).toMatchObject({ reason: 'database-lost' })
})

test('a damaged database is refused in the words of PostgreSQL', async () => {
  const dataDir = await usedDataFolder()
  await rm(join(dataDir, 'database/global/pg_control'))
  expect(await refusalOf(dataDir)).toEqual({
    ok: false,
    reason: 'database-unusable',
    message: `PostgreSQL does not open the database in ${dataDir}/database: could not open file "global/pg_control": No such file or directory. Restore a backup: npm run restore -- FILE`,
  })
})

test("the owner's commands make no database", async () => {
  const dataDir = emptyDataFolder()
  const message = `There is no database in ${dataDir}.`
  expect(await refusalOf(dataDir, false)).toEqual({ ok: false, reason: 'database-lost', message })
  expect(existsSync(join(dataDir, 'database'))).toBe(false)
})

test('a folder whose very first start was killed starts again', async () => {
  const dataDir = emptyDataFolder()
  await loadKeys(dataDir)
  await cp('tests/database/fixtures', join(dataDir, 'database.unfinished/base'), { recursive: true })
  await submit(await start(dataDir), ada)
  expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false)
})

test('a copy of a running data folder is another one: it neither answers from nor waits for the first', async () => {
  const dataDir = await temporaryDataFolder('forced to the disk')
  const running = await start(dataDir)
  const copy = emptyDataFolder()
  await cp(dataDir, copy, { recursive: true })
  await submit(running, ada)
  const second = await start(copy)
  expect(second.url).not.toBe(running.url)
  expect(await leads(second)).toEqual([])
})
