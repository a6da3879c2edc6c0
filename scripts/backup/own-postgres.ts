import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { databaseFolderIn } from '../../supabase/embedded/data-folder/database-folder.ts'
import { runOn } from '../../supabase/embedded/database/engine.ts'
import { applyMigrations, readHistory } from '../../supabase/embedded/database/migrations.ts'
import {
  connectPostgres,
  openOwnPostgres,
} from '../../supabase/embedded/database/own-postgres/open-own-postgres.ts'
import { engineOf } from '../../supabase/embedded/database/pglite-engine.ts'
import { createRoles } from '../../supabase/embedded/database/prepare-database.ts'
import { createSeedFiles } from '../../supabase/embedded/database/seed.ts'
import { startPglite } from '../../supabase/embedded/database/start-pglite.ts'
import { readProjectConfig } from '../../supabase/embedded/project-config.ts'
import { copyRows } from './copy-rows.ts'
import type { Snapshot } from './take-snapshot.ts'

const oneMoment = 'set transaction isolation level repeatable read'

/** A copy of the database of DATABASE_URL as it is at one moment, as the files of an embedded one. */
export async function copyOwnPostgres(dataDir: string, databaseUrl: string): Promise<Snapshot> {
  const connected = await connectPostgres(databaseUrl)
  if (!connected.ok) return connected
  const { engine, isMade } = connected
  if (!isMade) {
    await engine.close()
    return { ok: false, message: 'The database of DATABASE_URL has no tables of this site yet.' }
  }
  const folder = join(dataDir, `snapshot.${randomUUID()}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const copy = await startPglite(databaseFolderIn(folder), false)
  if (!copy.ok) throw new Error(copy.lastWords)
  const target = engineOf(copy.pglite)
  try {
    await engine.transaction(async (from) => {
      await from.exec(oneMoment)
      await runOn(target)(createRoles)
      await applyMigrations(runOn(target), await readHistory(from))
      await target.transaction(async (to) => {
        await to.exec(createSeedFiles)
        await copyRows(from, to)
      })
    })
    return { ok: true, folder }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  } finally {
    await Promise.all([target.close(), engine.close()])
  }
}

/** Puts the rows of an embedded database, opened before, in the place of those of DATABASE_URL: all or none. */
export async function fillOwnPostgres(databaseUrl: string, folder: string): Promise<string | undefined> {
  const made = await openOwnPostgres(databaseUrl, await readProjectConfig(), true)
  if (!made.ok) return made.message
  await made.database.close()
  const connected = await connectPostgres(databaseUrl)
  if (!connected.ok) return connected.message
  const source = await startPglite(folder, false)
  if (!source.ok) throw new Error(source.lastWords)
  const [backup, target] = [engineOf(source.pglite), connected.engine]
  try {
    await target.transaction((to) => backup.transaction((from) => copyRows(from, to)))
    return undefined
  } finally {
    await Promise.all([backup.close(), target.close()])
  }
}
