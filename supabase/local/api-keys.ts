import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

import { StartError } from './errors.ts'
import { readJsonFile, writePrivateFile } from './private-files.ts'

const secretSchema = v.pipe(v.string(), v.minLength(32))

const keysSchema = v.object({
  publishableKey: v.pipe(v.string(), v.startsWith('sb_publishable_')),
  secretKey: v.pipe(v.string(), v.startsWith('sb_secret_')),
  secrets: v.record(v.string(), secretSchema),
})

export type SupabaseKeys = v.InferOutput<typeof keysSchema>

const keysPath = (dataDir: string) => join(dataDir, 'keys.json')

export function hasKeys(dataDir: string): boolean {
  return existsSync(keysPath(dataDir))
}

export async function loadKeys(
  dataDir: string,
  secretNames: readonly string[] = [],
): Promise<SupabaseKeys> {
  const path = keysPath(dataDir)
  const existing = await readJsonFile(path, keysSchema)
  // New keys would lock out every client that has the old ones.
  if (!existing && hasKeys(dataDir))
    throw new StartError(
      `${path} is damaged. Nothing was changed. Delete it to generate new keys, or restore a backup.`,
      'restore-backup',
    )
  const keys = existing ?? {
    publishableKey: `sb_publishable_${randomText()}`,
    secretKey: `sb_secret_${randomText()}`,
    secrets: {},
  }
  const missing = secretNames.filter((name) => !(name in keys.secrets))
  if (existing && missing.length === 0) return existing
  const generated = missing.map((name) => [name, randomText()])
  const secrets = { ...keys.secrets, ...Object.fromEntries(generated) }
  const created = { ...keys, secrets }
  await writePrivateFile(path, `${JSON.stringify(created, null, 2)}\n`)
  return created
}

function randomText(): string {
  return randomBytes(32).toString('base64url')
}

/** Compares digests, so that timing reveals neither content nor length. */
export function isSameKey(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Uint8Array {
  return createHash('sha256').update(text).digest()
}
