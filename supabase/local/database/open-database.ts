import type { ProjectConfig } from '../project-config.ts'
import { databaseOn, type OpenResult, orClose } from './database.ts'
import { reopeningEngine } from './reopening-engine.ts'
import { startPglite } from './start-pglite.ts'

/**
 * Opens the embedded database in a folder (created when missing), migrated and, the first time, seeded. With
 * `synced` false its commits do not wait for the disk.
 */
export async function openDatabase(
  folder: string,
  config: ProjectConfig,
  synced = true,
): Promise<OpenResult> {
  const started = await startPglite(folder, synced)
  if (!started.ok) {
    const message = `PostgreSQL does not open the database in ${folder}: ${started.lastWords}.`
    return { ok: false, reason: 'database-unusable', message }
  }
  const engine = reopeningEngine(started.pglite, folder, synced)
  return orClose(engine, () => databaseOn(engine, config))
}
