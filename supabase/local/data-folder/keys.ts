import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

import { DamagedFile } from './folder-trouble.ts'
import { writePrivateFile } from './private-file.ts'
import { readJsonFile } from './read-json-file.ts'

const keysSchema = v.object({
  /** Opens what visitors may see (role anon). */
  publishableKey: v.pipe(v.string(), v.startsWith('sb_publishable_')),
  /** Opens everything (role service_role). */
  secretKey: v.pipe(v.string(), v.startsWith('sb_secret_')),
  /** Lets the timer call deliver-quote-emails. */
  deliverySecret: v.pipe(v.string(), v.minLength(32)),
  /** Shared by site and functions, salt of the hashes of addresses. Kept, so that a restart keeps the limits. */
  visitorSecret: v.pipe(v.string(), v.minLength(32)),
  /** Lets the owner empty the caches of the site. */
  cacheSecret: v.pipe(v.string(), v.minLength(32)),
  /** Whether these keys ever had a database: then a missing one is lost, and not to be replaced by an empty one. */
  database: v.picklist(['not made yet', 'made']),
})

export type Keys = v.InferOutput<typeof keysSchema>

/**
 * The keys of this data folder, made up on first use and kept, so that a restart breaks no open client. A key
 * that an older version did not have yet is added.
 */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const path = pathIn(dataDir)
  const known = await readJsonFile(
    path,
    v.partial(keysSchema, ['deliverySecret', 'visitorSecret', 'cacheSecret', 'database']),
  )
  if (v.is(keysSchema, known)) return known
  // New ones would lock out whoever has the old ones, and begin every limit anew.
  if (known === null && existsSync(path)) throw new DamagedFile(path, 'Remove it, and new keys are made')

  const made = makeKeys()
  const keys: Keys = {
    ...made,
    ...known,
    deliverySecret: known?.deliverySecret ?? made.deliverySecret,
    visitorSecret: known?.visitorSecret ?? made.visitorSecret,
    cacheSecret: known?.cacheSecret ?? made.cacheSecret,
    // An older version kept keys beside a database only.
    database: known ? (known.database ?? 'made') : made.database,
  }
  await write(dataDir, keys)
  return keys
}

/** Whether there are keys that once had a database. Makes no keys. */
export async function hadDatabase(dataDir: string): Promise<boolean> {
  const known = await readJsonFile(pathIn(dataDir), v.looseObject({ database: v.optional(v.string()) }))
  return known !== null && known.database !== 'not made yet'
}

/** Notes that the keys have a database now. */
export async function rememberDatabase(dataDir: string): Promise<void> {
  const keys = await loadKeys(dataDir)
  if (keys.database !== 'made') await write(dataDir, { ...keys, database: 'made' })
}

function write(dataDir: string, keys: Keys): Promise<void> {
  return writePrivateFile(pathIn(dataDir), `${JSON.stringify(keys, null, 2)}\n`)
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'keys.json')
}

function makeKeys(): Keys {
  return {
    publishableKey: `sb_publishable_${randomText()}`,
    secretKey: `sb_secret_${randomText()}`,
    deliverySecret: randomText(),
    visitorSecret: randomText(),
    cacheSecret: randomText(),
    database: 'not made yet',
  }
}

function randomText(): string {
  return randomBytes(32).toString('base64url')
}
