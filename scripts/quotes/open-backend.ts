import { existsSync } from 'node:fs'

import { createClient } from '@supabase/supabase-js'

import { databaseFolderIn } from '../../supabase/embedded/data-folder/database-folder.ts'
import { findRunning } from '../../supabase/embedded/data-folder/find-running.ts'
import { hadDatabase } from '../../supabase/embedded/data-folder/keys.ts'
import { startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import type { AdminClient } from '../../supabase/functions/_shared/admin-client.ts'
import type { Database } from '../../supabase/functions/_shared/database.types.ts'

export type Backend =
  | {
      ok: true
      client: AdminClient
      /** Takes what was deleted out of the files as well; a hosted project does so in its own time. */
      compact: () => Promise<void>
      close: () => Promise<void>
    }
  | { ok: true; client: undefined }
  | { ok: false; message: string }

/**
 * The database the owner's commands read: the hosted project when SUPABASE_URL is set, the embedded Supabase that
 * is running, or one started for this moment without its functions, on the database of DATABASE_URL or its own. No client when there is no
 * data folder yet.
 */
export async function openBackend(environment: NodeJS.ProcessEnv): Promise<Backend> {
  if (environment.SUPABASE_URL) return hosted(environment.SUPABASE_URL, environment)

  const dataDir = environment.DATA_DIR || '.data'
  const running = await findRunning(dataDir)
  if (running) {
    return embedded(running.url, running.secretKey, async () => {})
  }
  if (!existsSync(databaseFolderIn(dataDir)) && !(await hadDatabase(dataDir))) {
    return { ok: true, client: undefined }
  }
  const started = await startEmbeddedSupabase({
    dataDir,
    withFunctions: false,
    mayMakeDatabase: false,
  })
  if (!started.ok) return started
  const { supabase } = started
  return embedded(supabase.url, supabase.secretKey, () => supabase.stop())
}

function embedded(url: string, secretKey: string, close: () => Promise<void>): Backend {
  async function compact() {
    const response = await fetch(`${url}/compact`, { method: 'POST', headers: { apikey: secretKey } })
    if (!response.ok) throw new Error(`The files of the database were not compacted (${response.status}).`)
  }
  return { ok: true, client: connect(url, secretKey), compact, close }
}

function hosted(url: string, environment: NodeJS.ProcessEnv): Backend {
  const key = environment.SUPABASE_SECRET_KEY || environment.SUPABASE_SERVICE_ROLE_KEY
  if (!key)
    return { ok: false, message: 'SUPABASE_URL is set, so SUPABASE_SECRET_KEY is needed to read the quotes.' }
  return { ok: true, client: connect(url, key), compact: async () => {}, close: async () => {} }
}

/** A client with the rights of the server role. */
export function connect(url: string, key: string): AdminClient {
  return createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
}
