import * as v from 'valibot'

import { databaseFolderIn, hasDatabase } from '../../supabase/embedded/data-folder/database-folder.ts'
import { findRunning } from '../../supabase/embedded/data-folder/find-running.ts'
import { startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import { copyOwnPostgres } from './own-postgres.ts'

export type Snapshot = { ok: true; folder: string } | { ok: false; message: string }

/**
 * Has the running database, or one started for this moment, copy its files; the copy lies in the data folder. Of the
 * database of DATABASE_URL its rows are copied.
 */
export async function takeSnapshot(dataDir: string, databaseUrl?: string): Promise<Snapshot> {
  if (databaseUrl) return copyOwnPostgres(dataDir, databaseUrl)
  const running = await findRunning(dataDir)
  if (running) return ask(running.url, running.secretKey)
  if (!hasDatabase(dataDir))
    return { ok: false, message: `There is no database in ${databaseFolderIn(dataDir)}.` }
  const started = await startEmbeddedSupabase({
    dataDir,
    mayMakeDatabase: false,
    withFunctions: false,
  })
  if (!started.ok) return started
  const { supabase } = started
  try {
    return await ask(supabase.url, supabase.secretKey)
  } finally {
    await supabase.stop()
  }
}

async function ask(url: string, secretKey: string): Promise<Snapshot> {
  const response = await fetch(`${url}/snapshot`, { method: 'POST', headers: { apikey: secretKey } })
  if (response.status === 409) {
    return {
      ok: false,
      message: 'The site runs on the database of DATABASE_URL: set it for this command too.',
    }
  }
  if (!response.ok) return { ok: false, message: `The database did not copy its files (${response.status}).` }
  return { ok: true, ...v.parse(v.object({ folder: v.string() }), await response.json()) }
}
