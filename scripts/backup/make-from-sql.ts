import { readFile, rm } from 'node:fs/promises'

import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import { openDatabase } from '../../supabase/embedded/database/open-database.ts'
import { createRoles } from '../../supabase/embedded/database/prepare-database.ts'
import { startPglite } from '../../supabase/embedded/database/start-pglite.ts'
import type { ProjectConfig } from '../../supabase/embedded/project-config.ts'

/** Makes a database in `folder` from a plain SQL dump; says what is wrong when that fails. */
export async function makeFromSql(
  folder: string,
  file: string,
  config: ProjectConfig,
): Promise<string | undefined> {
  await rm(folder, { recursive: true, force: true })
  const started = await startPglite(folder, false)
  if (!started.ok) return `PostgreSQL makes no database: ${started.lastWords}.`
  const { pglite } = started
  try {
    await pglite.transaction(createRoles)
    await pglite.exec(await readFile(file, 'utf8'))
  } catch (error) {
    return `The SQL of the backup does not run: ${sentenceOf(error)}.`
  } finally {
    await pglite.close()
  }
  const opened = await openDatabase(folder, config, false)
  if (!opened.ok) return opened.message
  await opened.database.close()
  return undefined
}
