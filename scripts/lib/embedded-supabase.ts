import * as v from 'valibot'

import { loadKeys } from '../../supabase/local/data-folder/keys.ts'
import { startChild } from './child-process.ts'

const readySchema = v.variant('ready', [
  v.object({ ready: v.literal(true), url: v.string(), publishableKey: v.string(), dataDir: v.string() }),
  v.object({ ready: v.literal(false), message: v.string() }),
])

/**
 * How Node runs the embedded Supabase: without the optimizing compiler, which takes a third more memory for PostgreSQL
 * in WebAssembly, and without the warning that the SQLite behind the folder's lock is experimental.
 */
export const databaseFlags = ['--liftoff-only', '--disable-warning=ExperimentalWarning']

/**
 * Starts the embedded Supabase as a process of its own and waits until it serves. `siteSecrets` are what the site
 * shares with this data folder: how it names visitors to the functions, and what empties its caches.
 */
export async function startEmbeddedProcess(
  environment: Record<string, string | undefined>,
  stderr: 'pipe' | 'inherit' = 'inherit',
) {
  const args = [...databaseFlags, 'supabase/local/main.ts']
  const supervised = { ...environment, SUPERVISED: '1' }
  const child = startChild({ name: 'The database', args, environment: supervised, stderr })
  const line = await child.firstLine
  if (line === undefined) return failed(`The database ended before it was ready (${await child.exited}).`)
  const result = v.parse(readySchema, JSON.parse(line))
  if (!result.ready) return failed(result.message)
  const { url, publishableKey } = result
  const keys = await loadKeys(result.dataDir)
  const { VISITOR_SECRET, CACHE_SECRET } = { ...process.env, ...environment }
  const siteSecrets = {
    VISITOR_SECRET: VISITOR_SECRET || keys.visitorSecret,
    CACHE_SECRET: CACHE_SECRET || keys.cacheSecret,
  }
  return { ok: true as const, child, url, publishableKey, siteSecrets }
}

function failed(message: string) {
  return { ok: false as const, message }
}
