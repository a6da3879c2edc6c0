import { rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

import * as v from 'valibot'

import { lockFile } from './file-lock.ts'
import { writePrivateFile } from './private-file.ts'
import { readJsonFile } from './read-json-file.ts'

const noteSchema = v.object({ pid: v.number(), host: v.string() })

type LockResult =
  | { ok: true; release(): Promise<void> }
  /** `holder` names it for a sentence, when it is known. */
  | { ok: false; holder: string }

/**
 * Makes this process the only one on a data folder: PGlite itself would let two processes ruin each other's files.
 * The lock is the operating system's, so it ends with its holder, and holds in every container on the same volume.
 */
export async function lockDataFolder(dataDir: string): Promise<LockResult> {
  const note = join(dataDir, 'embedded.pid')
  const lock = await lockFile(join(dataDir, 'embedded.lock'), 'alone')
  if (!lock) return { ok: false, holder: describe(await readJsonFile(note, noteSchema)) }
  try {
    await writePrivateFile(note, JSON.stringify({ pid: process.pid, host: hostname() }))
  } catch (error) {
    lock.release()
    throw error
  }
  return {
    ok: true,
    async release() {
      await rm(note, { force: true })
      lock.release()
    },
  }
}

// Only for people: in another container the number means another process, or none.
function describe(holder: v.InferOutput<typeof noteSchema> | null): string {
  if (!holder) return ''
  return holder.host === hostname()
    ? ` (process ${holder.pid})`
    : ` (process ${holder.pid} on ${holder.host})`
}
