import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

import { readAddress } from './data-folder-lock.ts'
import { StartError } from './data-folder.ts'
import { readJsonFile, writePrivateFile } from './private-files.ts'

const keysSchema = v.object({
  /** Grants access to what visitors may see (role anon). */
  publishableKey: v.pipe(v.string(), v.startsWith('sb_publishable_')),
  /** Grants access to everything (role service_role). */
  secretKey: v.pipe(v.string(), v.startsWith('sb_secret_')),
  /** Lets the timer call deliver-quote-emails. */
  deliverySecret: v.pipe(v.string(), v.minLength(32)),
  /**
   * Shared by the site and the functions. Salt of the visitor address hashes.
   */
  visitorSecret: v.pipe(v.string(), v.minLength(32)),
})

export type Keys = v.InferOutput<typeof keysSchema>

const keysPath = (dataDir: string) => join(dataDir, 'keys.json')

/**
 * Returns whether the data folder has keys, which are created after its
 * database.
 */
export function hasKeys(dataDir: string): boolean {
  return existsSync(keysPath(dataDir))
}

/**
 * Returns the keys of a data folder. They are created once and kept, so that a
 * restart breaks no client.
 */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const path = keysPath(dataDir)
  const existing = await readJsonFile(path, keysSchema)
  if (existing) return existing
  // New keys would lock out every client that has the old ones.
  if (hasKeys(dataDir))
    throw new StartError(
      `${path} is damaged. Nothing was changed. Delete it to generate new keys, or restore a backup: npm run restore -- FILE`,
    )
  const created = {
    publishableKey: `sb_publishable_${randomText()}`,
    secretKey: `sb_secret_${randomText()}`,
    deliverySecret: randomText(),
    visitorSecret: randomText(),
  }
  await writePrivateFile(path, `${JSON.stringify(created, null, 2)}\n`)
  return created
}

function randomText(): string {
  return randomBytes(32).toString('base64url')
}

/** URL and keys of a running local Supabase. */
export interface Connection extends Pick<
  Keys,
  'publishableKey' | 'secretKey' | 'deliverySecret'
> {
  url: string
}

/**
 * Finds the local Supabase that runs on a data folder. Null if none responds.
 */
export async function findRunning(dataDir: string): Promise<Connection | null> {
  const url = await readAddress(dataDir)
  if (url === undefined) return null
  const response = await fetch(`${url}/health`, {
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined)
  if (!response?.ok) return null
  const { publishableKey, secretKey, deliverySecret } = await loadKeys(dataDir)
  return { url, publishableKey, secretKey, deliverySecret }
}
