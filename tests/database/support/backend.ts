import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll } from 'vitest'

import { type RunningSupabase, startEmbeddedSupabase } from '../../../supabase/embedded/start.ts'
import { newDataFolder, removeDataFolder } from '../../support/data-folder.ts'

/** A Supabase without functions for all tests of a file, in front of the seeded database. */
export function useSupabase(): () => RunningSupabase {
  let dataDir: string
  let supabase: RunningSupabase
  beforeAll(async () => {
    dataDir = await newDataFolder('supabase')
    const started = await startEmbeddedSupabase({ dataDir, withFunctions: false })
    if (!started.ok) throw new Error(started.message)
    ;({ supabase } = started)
  })
  afterAll(async () => {
    await supabase.stop()
    removeDataFolder(dataDir)
  })
  return () => supabase
}

/** The client as the site makes it, without retries, so that an error shows at once. */
export function clientOf(url: string, key: string, headers: Record<string, string> = {}): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false },
    db: { retry: false },
    global: { headers },
  })
}
