import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { writePrivateFile } from './private-file.ts'
import { readJsonFile } from './read-json-file.ts'

const connectionSchema = v.object({
  pid: v.number(),
  url: v.string(),
  publishableKey: v.string(),
  secretKey: v.string(),
})

/** How to reach the embedded Supabase that runs on a data folder. */
export type Connection = v.InferOutput<typeof connectionSchema>

function pathIn(dataDir: string): string {
  return join(dataDir, 'supabase.json')
}

/** Tells the other commands of this machine's user where the running one is. */
export async function publishConnection(dataDir: string, connection: Connection): Promise<void> {
  await writePrivateFile(pathIn(dataDir), `${JSON.stringify(connection, null, 2)}\n`)
}

/** What was published last. After a crash it may be stale: ask its /health before trusting it. */
export function readConnection(dataDir: string): Promise<Connection | null> {
  return readJsonFile(pathIn(dataDir), connectionSchema)
}

export async function withdrawConnection(dataDir: string): Promise<void> {
  await rm(pathIn(dataDir), { force: true })
}
