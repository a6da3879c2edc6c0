import { existsSync } from 'node:fs'

import { createClient } from '@supabase/supabase-js'

import { clientOptions } from '#domain/client-options.ts'
import type { Database } from '#domain/database.types.ts'

import type { AdminClient } from '../../supabase/functions/_shared/platform/admin-client.ts'
import { hasKeys } from '../../supabase/local/api-keys.ts'
import { databaseFolderIn } from '../../supabase/local/data-folder.ts'
import { logToStderr } from '../../supabase/local/log.ts'
import { fail } from './command-line.ts'
import {
  findRunning,
  type LocalSupabase,
  startLocalSupabase,
} from './local-supabase.ts'
import { dataAccessOrExit, type Settings } from './settings.ts'

const { secretKey, ...access } = dataAccessOrExit()

export const { dataDir, projectUrl } = access

export async function withBackend<Result>(
  work: (client: AdminClient) => PromiseLike<Result>,
): Promise<Result> {
  if (projectUrl === undefined) {
    await using local = await openLocal()
    return await work(connect(local.url, local.secretKey))
  }
  if (secretKey === undefined)
    fail('SUPABASE_URL is set, so SUPABASE_SECRET_KEY is required.')
  return await work(connect(projectUrl, secretKey))
}

/** Starts one without functions if none runs, but never creates a database. */
export async function openLocal(): Promise<LocalSupabase & AsyncDisposable> {
  const running = await findRunning(dataDir)
  if (running) return { ...running, [Symbol.asyncDispose]: keepRunning }
  if (!existsSync(databaseFolderIn(dataDir)) && !hasKeys(dataDir))
    throw new Error(
      `There is no database in ${dataDir} yet. Run npm start to create it.`,
    )
  const started = await startLocalSupabase({ dataDir })
  if (!started.ok) throw new Error(started.message)
  const { supabase } = started
  return { ...supabase, [Symbol.asyncDispose]: () => supabase.stop() }
}

function keepRunning() {
  return Promise.resolve()
}

export async function openSupabase({
  hosted,
  functions,
  dataDir,
  supabasePort,
  logLevel,
}: Settings) {
  if (hosted) {
    const { url, publishableKey } = hosted
    return { url, publishableKey, environment: {}, local: undefined }
  }
  const started = await startLocalSupabase({
    dataDir,
    port: supabasePort,
    functions,
    log: logToStderr(logLevel),
  })
  if (!started.ok) return fail(started.message)
  const { url, publishableKey, visitorSecret } = started.supabase
  const environment = {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    VISITOR_SECRET: functions.environment['VISITOR_SECRET'] ?? visitorSecret,
  }
  return { url, publishableKey, environment, local: started.supabase }
}

export function connect(url: string, key: string): AdminClient {
  return createClient<Database>(url, key, {
    ...clientOptions,
    // A command says at once that its backend does not respond, instead of
    // after three silent retries.
    db: { retry: false },
  })
}
