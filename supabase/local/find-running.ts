import { loadKeys, type SupabaseKeys } from './api-keys.ts'
import { readAddress } from './data-folder-lock.ts'

export interface LocalSupabase extends SupabaseKeys {
  url: string
}

export async function findRunning(
  dataDir: string,
): Promise<LocalSupabase | null> {
  const url = await readAddress(dataDir)
  if (url === undefined) return null
  return { url, ...(await loadKeys(dataDir)) }
}
