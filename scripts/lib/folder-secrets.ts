import { mkdir } from 'node:fs/promises'

import { loadKeys } from '../../supabase/embedded/data-folder/keys.ts'

async function keysOf(dataDir: string) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  return loadKeys(dataDir)
}

/** The secret that empties the caches of the site: the setting, or else the one of the data folder. */
export async function knownCacheSecret(dataDir: string): Promise<string> {
  return process.env.CACHE_SECRET || (await keysOf(dataDir)).cacheSecret
}

/**
 * Gives the children of this process, site and embedded functions, the secret by which the one names visitors to
 * the other. Kept in the data folder: under a new one every limit would begin anew.
 */
export async function shareVisitorSecret(dataDir: string): Promise<void> {
  const { visitorSecret } = await keysOf(dataDir)
  process.env.VISITOR_SECRET ||= visitorSecret
}
