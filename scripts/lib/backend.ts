import './env-file.ts'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { createClient } from '@supabase/supabase-js'

import { sentenceOf } from '#functions/_shared/error-message.ts'

import type { AdminClient } from '../../supabase/functions/_shared/admin-client.ts'
import type { Database } from '../../supabase/functions/_shared/database.types.ts'
import { databaseFolderIn } from '../../supabase/local/data-folder.ts'
import { findRunning, hasKeys } from '../../supabase/local/keys.ts'
import { fail } from './command-line.ts'

interface Backend extends AsyncDisposable {
  url: string
  secretKey: string
}

export const dataDir = resolve(process.env.DATA_DIR || '.data')

/** Runs one of the owner's commands with the rights of the server role. An error ends the process in a sentence. */
export async function withBackend<Result>(work: (client: AdminClient) => Promise<Result>): Promise<Result> {
  try {
    await using backend = process.env.SUPABASE_URL
      ? hostedProject(process.env.SUPABASE_URL)
      : await openLocal()
    return await work(connect(backend.url, backend.secretKey))
  } catch (error) {
    return fail(sentenceOf(error))
  }
}

function hostedProject(url: string): Backend {
  const secretKey = process.env.SUPABASE_SECRET_KEY || process.env.SUPABASE_SERVICE_ROLE_KEY
  if (!secretKey) throw new Error('SUPABASE_URL is set, so SUPABASE_SECRET_KEY is needed too.')
  return { url, secretKey, [Symbol.asyncDispose]: () => Promise.resolve() }
}

/**
 * The local Supabase of this machine: the running one, or one started for this command without functions. Never makes a
 * database. Throws one sentence when there is none.
 */
export async function openLocal(): Promise<Backend> {
  if (!existsSync(databaseFolderIn(dataDir)) && !hasKeys(dataDir))
    throw new Error(`There is no database in ${dataDir} yet: npm start makes it.`)
  const running = await findRunning(dataDir)
  if (running) return { ...running, [Symbol.asyncDispose]: () => Promise.resolve() }
  // It brings a whole PostgreSQL, which takes most of the time of a command.
  const { startLocalSupabase } = await import('../../supabase/local/start.ts')
  const started = await startLocalSupabase({ dataDir, withFunctions: false })
  if (!started.ok) throw new Error(started.message)
  return { ...started.supabase, [Symbol.asyncDispose]: () => started.supabase.stop() }
}

/** Creates a client with the rights of the server role. */
export function connect(url: string, key: string): AdminClient {
  return createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
}
