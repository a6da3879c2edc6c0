import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, onTestFinished } from 'vitest'

import { clientOptions } from '#domain/client-options.ts'

import {
  type LocalSupabase,
  type RunningLocalSupabase,
  startLocalSupabase,
} from '../../../scripts/lib/local-supabase.ts'
import { newDataFolder, removeDataFolder } from '../../support/data-folder.ts'
import type { ada } from './quote-requests.ts'

export async function startSupabase(
  dataDir: string,
): Promise<RunningLocalSupabase> {
  const supabase = await start(dataDir)
  onTestFinished(() => supabase.stop())
  return supabase
}

/** `prepare` runs before the start. */
export function useSupabase(
  prepare: (dataDir: string) => Promise<void> = () => Promise.resolve(),
): () => RunningLocalSupabase & { dataDir: string } {
  let dataDir: string
  let supabase: RunningLocalSupabase
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

async function start(dataDir: string): Promise<RunningLocalSupabase> {
  const result = await startLocalSupabase({ dataDir })
  if (!result.ok) throw new Error(result.message)
  return result.supabase
}

/** Without retries, so that an error shows immediately. */
export function clientOf(
  url: string,
  key: string,
  headers: Record<string, string> = {},
): SupabaseClient {
  return createClient(url, key, {
    ...clientOptions,
    db: { retry: false },
    global: { headers },
  })
}

type Server = Pick<LocalSupabase, 'url' | 'secretKey'>

export async function submitQuote(
  { url, secretKey }: Server,
  quote: typeof ada & { message?: string },
): Promise<void> {
  await clientOf(url, secretKey)
    .rpc('submit_quote_request', quote)
    .throwOnError()
}

export async function readQuotes({ url, secretKey }: Server): Promise<unknown> {
  return (
    await clientOf(url, secretKey)
      .from('quote_requests')
      .select('first_name, email, phone')
  ).data
}
