import * as v from 'valibot'

import { loadKeys } from '../../supabase/embedded/data-folder/keys.ts'
import { describeEnd, firstLine, type RunningChild, startChild } from './child-process.ts'

const readySchema = v.variant('ready', [
  v.object({
    ready: v.literal(true),
    url: v.string(),
    publishableKey: v.string(),
    dataDir: v.string(),
    outboxDir: v.string(),
  }),
  v.object({ ready: v.literal(false), message: v.string() }),
])

/**
 * How Node runs the embedded Supabase: without the optimizing compiler, which takes a third more memory for PostgreSQL
 * in WebAssembly, and without the warning that the SQLite behind the folder's lock is experimental.
 */
export const databaseFlags = ['--liftoff-only', '--disable-warning=ExperimentalWarning']

export interface EmbeddedSupabase {
  ok: true
  child: RunningChild
  url: string
  publishableKey: string
  outboxDir: string
  /** What the site shares with this data folder: its name for visitors, and the purge of its caches. */
  siteSecrets: { VISITOR_SECRET: string; CACHE_SECRET: string }
}

/** Starts the embedded Supabase as a process of its own and waits until it serves. */
export async function startEmbeddedProcess(
  environment: Record<string, string | undefined>,
  stderr: 'pipe' | 'inherit' = 'inherit',
): Promise<EmbeddedSupabase | { ok: false; message: string }> {
  const args = [...databaseFlags, 'supabase/embedded/main.ts']
  const supervised = { ...environment, SUPERVISED: '1' }
  const child = startChild({ name: 'The database', args, environment: supervised, stdout: 'pipe', stderr })
  const line = await firstLine(child)
  if (line === undefined) {
    await child.exited
    return { ok: false, message: `The database ended before it was ready (${describeEnd(child)}).` }
  }
  const result = v.parse(readySchema, JSON.parse(line))
  if (!result.ready) return { ok: false, message: result.message }
  const { VISITOR_SECRET, CACHE_SECRET } = { ...process.env, ...environment }
  const keys = await loadKeys(result.dataDir)
  const siteSecrets = {
    VISITOR_SECRET: VISITOR_SECRET || keys.visitorSecret,
    CACHE_SECRET: CACHE_SECRET || keys.cacheSecret,
  }
  const { url, publishableKey, outboxDir } = result
  return { ok: true, child, url, publishableKey, outboxDir, siteSecrets }
}
