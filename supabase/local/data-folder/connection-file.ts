import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { writePrivateFile } from './private-file.ts'
import { readJsonFile } from './read-json-file.ts'

const connectionSchema = v.object({
  pid: v.number(),
  url: v.string(),
  publishableKey: v.string(),
  secretKey: v.string(),
  /** Of the folder it was written into. */
  folder: v.string(),
})

/** How to reach the embedded Supabase that runs on a data folder. */
export type Connection = v.InferOutput<typeof connectionSchema>

function pathIn(dataDir: string): string {
  return join(dataDir, 'supabase.json')
}

/** Tells the other commands of this machine's user where the running one is. */
export async function publishConnection(
  dataDir: string,
  connection: Omit<Connection, 'folder'>,
): Promise<void> {
  const content = { ...connection, folder: await identityOfFolder(dataDir) }
  await writePrivateFile(pathIn(dataDir), `${JSON.stringify(content, null, 2)}\n`)
}

/**
 * What was published last in this very folder, not in the one it is a copy of. After a crash it may be stale: ask
 * its /health before trusting it.
 */
export async function readConnection(dataDir: string): Promise<Connection | null> {
  const published = await readJsonFile(pathIn(dataDir), connectionSchema)
  return published && published.folder === (await identityOfFolder(dataDir)) ? published : null
}

export async function withdrawConnection(dataDir: string): Promise<void> {
  await rm(pathIn(dataDir), { force: true })
}

/**
 * Tells a folder from its copies, which hold the same files: what was written about a running process in the one
 * says nothing about the other. Stays the same when the folder is moved or reached by another path.
 */
async function identityOfFolder(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder, { bigint: true })
  return `${dev}:${ino}`
}
