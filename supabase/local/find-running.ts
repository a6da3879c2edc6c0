import { loadKeys, type SupabaseKeys } from './api-keys.ts'
import { readAddress } from './data-folder-lock.ts'

/** URL and keys of a local Supabase. */
export interface LocalSupabase extends SupabaseKeys {
  url: string
}

// A backup keeps a busy database from responding for seconds.
const healthTimeoutMs = 20_000

/**
 * Finds the local Supabase that runs on a data folder. Null if none responds.
 */
export async function findRunning(
  dataDir: string,
): Promise<LocalSupabase | null> {
  const url = await readAddress(dataDir)
  if (url === undefined) return null
  const response = await fetch(`${url}/health`, {
    signal: AbortSignal.timeout(healthTimeoutMs),
  }).catch(() => undefined)
  if (!response?.ok) return null
  return { url, ...(await loadKeys(dataDir)) }
}
