import { mkdir } from 'node:fs/promises'

import { loadKeys } from '../../supabase/embedded/data-folder/keys.ts'

/**
 * Gives the children of this process, site and embedded functions, the secret by which the one names visitors to
 * the other. Kept in the data folder: under a new one every limit would begin anew.
 */
export async function shareVisitorSecret(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  process.env.VISITOR_SECRET ||= (await loadKeys(dataDir)).visitorSecret
}
