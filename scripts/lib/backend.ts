import './env-file.ts'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { createClient } from '@supabase/supabase-js'

import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import type { AdminClient } from '../../supabase/functions/_shared/admin-client.ts'
import type { Database } from '../../supabase/functions/_shared/database.types.ts'
import { databaseFolderIn } from '../../supabase/local/data-folder.ts'
import { type Connection, findRunning, hasKeys } from '../../supabase/local/keys.ts'
import { fail } from './command-line.ts'

interface Backend {
  client: AdminClient
  close: () => Promise<void>
}

const nothing = () => Promise.resolve()

export const dataDir = resolve(process.env.DATA_DIR || '.data')

/**
 * Opens the hosted project when SUPABASE_URL is set, else the local Supabase: the running one, or one started
 * for this command without functions. Never makes a database. Throws one sentence when there is none.
 */
async function openBackend(): Promise<Backend> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY, SUPABASE_SERVICE_ROLE_KEY } = process.env
  if (SUPABASE_URL) {
    const key = SUPABASE_SECRET_KEY || SUPABASE_SERVICE_ROLE_KEY
    if (!key) throw new Error('SUPABASE_URL is set, so SUPABASE_SECRET_KEY is needed too.')
    return { client: connect(SUPABASE_URL, key), close: nothing }
  }
  const local = await openLocal()
  return { client: connect(local.url, local.secretKey), close: local.close }
}

/** The running local Supabase of this machine, or one started for this command. */
export async function openLocal(): Promise<Pick<Connection, 'url' | 'secretKey'> & Pick<Backend, 'close'>> {
  if (!existsSync(databaseFolderIn(dataDir)) && !hasKeys(dataDir))
    throw new Error(`There is no database in ${dataDir} yet: npm start makes it.`)
  const running = await findRunning(dataDir)
  if (running) return { ...running, close: nothing }
  // It brings a whole PostgreSQL, which takes most of the time of a command.
  const { startLocalSupabase } = await import('../../supabase/local/start.ts')
  const started = await startLocalSupabase({ dataDir, withFunctions: false })
  if (!started.ok) throw new Error(started.message)
  return { ...started.supabase, close: () => started.supabase.stop() }
}

/** Creates a client with the rights of the server role. */
export function connect(url: string, key: string): AdminClient {
  return createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
}

/** Runs one of the owner's commands. An error ends the process with its message on stderr. */
export async function withBackend<Result>(work: (backend: Backend) => Promise<Result>): Promise<Result> {
  let backend: Backend | undefined
  try {
    backend = await openBackend()
    return await work(backend)
  } catch (error) {
    await backend?.close()
    return fail(sentenceOf(error))
  } finally {
    await backend?.close()
  }
}
