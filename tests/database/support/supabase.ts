import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, onTestFinished } from 'vitest'

import {
  type RunningSupabase,
  startLocalSupabase,
} from '../../../supabase/local/start-supabase.ts'
import { newDataFolder, removeDataFolder } from '../../support/data-folder.ts'
import type { ada } from './quote-requests.ts'

/**
 * Starts a local Supabase without edge functions on a data folder and stops it
 * after the test.
 */
export async function startSupabase(dataDir: string): Promise<RunningSupabase> {
  const supabase = await start(dataDir)
  onTestFinished(() => supabase.stop())
  return supabase
}

/**
 * Runs a seeded local Supabase without edge functions for all tests of a file.
 * `prepare` runs before its start.
 */
export function useSupabase(
  prepare: (dataDir: string) => Promise<void> = () => Promise.resolve(),
): () => RunningSupabase & { dataDir: string } {
  let dataDir: string
  let supabase: RunningSupabase
  beforeAll(async () => {
    dataDir = await newDataFolder('supabase')
    await prepare(dataDir)
    supabase = await start(dataDir)
  })
  afterAll(async () => {
    await supabase.stop()
    removeDataFolder(dataDir)
  })
  return () => ({ ...supabase, dataDir })
}

async function start(dataDir: string): Promise<RunningSupabase> {
  const result = await startLocalSupabase({ dataDir, withFunctions: false })
  if (!result.ok) throw new Error(result.message)
  return result.supabase
}

/**
 * Creates a client like the site's, but without retries so that an error shows
 * immediately.
 */
export function clientOf(
  url: string,
  key: string,
  headers: Record<string, string> = {},
): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false },
    db: { retry: false },
    global: { headers },
  })
}

interface Connection {
  url: string
  secretKey: string
}

export async function submitQuote(
  { url, secretKey }: Connection,
  quote: typeof ada & { message?: string },
): Promise<void> {
  await clientOf(url, secretKey)
    .rpc('submit_quote_request', quote)
    .throwOnError()
}

export async function readQuotes({
  url,
  secretKey,
}: Connection): Promise<unknown> {
  return (
    await clientOf(url, secretKey)
      .from('quote_requests')
      .select('first_name, email, phone')
  ).data
}
