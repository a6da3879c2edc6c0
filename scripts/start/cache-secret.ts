import { mkdir } from 'node:fs/promises'

import { loadKeys } from '../../supabase/embedded/data-folder/keys.ts'

/** The secret that empties the caches of the site: the setting, or else the one of the data folder. */
export async function knownCacheSecret(dataDir: string): Promise<string> {
  if (process.env.CACHE_SECRET) return process.env.CACHE_SECRET
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  return (await loadKeys(dataDir)).cacheSecret
}
