import './env-file.ts'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { createClient } from '@supabase/supabase-js'

import type { Database } from '#domain/database.types.ts'

import { functionEnvironment } from '../../app/lib/parse-site-env.ts'
import type { AdminClient } from '../../supabase/functions/_shared/platform/admin-client.ts'
import { findRunning, hasKeys } from '../../supabase/local/api-keys.ts'
import { databaseFolderIn } from '../../supabase/local/data-folder.ts'
import { logToStderr } from '../../supabase/local/log.ts'
import { fail } from './command-line.ts'
import type { Settings } from './settings.ts'

// Disposing of a backend that this command has not started does nothing.
const noDispose = { [Symbol.asyncDispose]: () => Promise.resolve() }

export const dataDir = resolve(process.env.DATA_DIR || '.data')

/** Runs one of the owner's commands with a client that has the service role. */
export async function withBackend<Result>(
  work: (client: AdminClient) => Promise<Result>,
): Promise<Result> {
  const {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEY,
    SUPABASE_SERVICE_ROLE_KEY,
  } = process.env
  const secretKey = SUPABASE_SECRET_KEY || SUPABASE_SERVICE_ROLE_KEY
  if (url && !secretKey)
    fail('SUPABASE_URL is set, so SUPABASE_SECRET_KEY is required.')
  await using backend =
    url && secretKey ? { url, secretKey, ...noDispose } : await openLocal()
  return await work(connect(backend.url, backend.secretKey))
}

/**
 * Connects to the running local Supabase, or starts one without functions for
 * this command. Never creates a database. Throws an error with a message for
 * the user if there is none.
 */
export async function openLocal() {
  const running = await findRunning(dataDir)
  if (running) return { ...running, ...noDispose }
  if (!existsSync(databaseFolderIn(dataDir)) && !hasKeys(dataDir))
    throw new Error(
      `There is no database in ${dataDir} yet. Run npm start to create it.`,
    )
  // Imported on demand because it loads a whole PostgreSQL, which takes most of
  // a command's time.
  const { startLocalSupabase } =
    await import('../../supabase/local/start-supabase.ts')
  const started = await startLocalSupabase({ dataDir, withFunctions: false })
  if (!started.ok) throw new Error(started.message)
  return {
    ...started.supabase,
    [Symbol.asyncDispose]: () => started.supabase.stop(),
  }
}

/**
 * Starts the local Supabase in this process unless the settings name a hosted
 * project. `environment` contains the variables with which the site reaches it
 * and passes on visitors' IP addresses.
 */
export async function openSupabase({
  dataDir,
  supabasePort: port,
  logLevel,
  site,
  hosted,
}: Settings) {
  if (hosted) return { ...hosted, environment: {}, local: undefined }
  const { startLocalSupabase } =
    await import('../../supabase/local/start-supabase.ts')
  const log = logToStderr(logLevel)
  const settings = functionEnvironment(site, process.env)
  const started = await startLocalSupabase({
    dataDir,
    port,
    functionEnvironment: settings,
    log,
  })
  if (!started.ok) return fail(started.message)
  const { url, publishableKey, visitorSecret } = started.supabase
  // Lets the site pass visitors' IP addresses to the functions.
  const VISITOR_SECRET = process.env.VISITOR_SECRET || visitorSecret
  const environment = {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    VISITOR_SECRET,
  }
  return { url, publishableKey, environment, local: started.supabase }
}

/** Creates a client with the rights of its key. */
export function connect(url: string, key: string): AdminClient {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
}
