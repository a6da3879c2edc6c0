import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

import * as v from 'valibot'

import { StartError } from './data-folder.ts'
import { hasCode, identityOf, readJsonFile, writePrivateFile } from './private-files.ts'

const holderSchema = v.object({
  id: v.string(),
  /** A copy of a folder has the lock too. */
  folder: v.string(),
  pid: v.number(),
  host: v.string(),
  startedAt: v.nullable(v.string()),
  /** Where it serves, once it does. */
  url: v.optional(v.string()),
})
type Holder = v.InferOutput<typeof holderSchema>

const lockPath = (dataDir: string) => join(dataDir, 'supabase.lock')

/**
 * Makes this process the only one on a data folder, which PGlite itself does not: two processes would ruin each other's
 * files. The lock of a process that was killed is taken over. Returns the function that unlocks the folder.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = lockPath(dataDir)
  const folder = await identityOf(dataDir)
  const { pid } = process
  const own = { id: randomUUID(), folder, pid, host: hostname(), startedAt: startOf(pid) }
  const draft = `${path}.${own.id}`
  try {
    await writeFile(draft, JSON.stringify(own), { mode: 0o600 })
    // A link is made in one step, content included, and by one process only.
    while (!(await link(draft, path).then(() => true, isTaken))) {
      const holder = await readJsonFile(path, holderSchema)
      if (holder?.folder === folder && !isGone(holder)) throw new StartError(describe(holder, dataDir, path))
      await moveAway(path, holder)
    }
  } finally {
    await rm(draft, { force: true })
  }
  return () => rm(path, { force: true })
}

/** Writes into the lock of this process where it serves. */
export async function publishAddress(dataDir: string, url: string): Promise<void> {
  const own = await readJsonFile(lockPath(dataDir), holderSchema)
  await writePrivateFile(lockPath(dataDir), JSON.stringify({ ...own, url }))
}

/** Where a process serves this data folder, as far as its lock says: a process that was killed leaves it behind. */
export async function readAddress(dataDir: string): Promise<string | undefined> {
  const holder = await readJsonFile(lockPath(dataDir), holderSchema)
  return holder?.folder === (await identityOf(dataDir)) ? holder.url : undefined
}

function isTaken(error: unknown): false {
  if (hasCode(error, 'EEXIST')) return false
  throw error
}

/** Removes a stale lock, unless another process has replaced it in the meantime. */
async function moveAway(path: string, stale: Holder | null): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
    const moved = await readJsonFile(aside, holderSchema)
    if (moved?.id !== stale?.id) await link(aside, path)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  } finally {
    await rm(aside, { force: true })
  }
}

function isGone({ pid, host, startedAt }: Holder): boolean {
  if (host !== hostname()) return false
  // In a container that was started again, another process may have the number.
  if (startedAt !== null) return startOf(pid) !== startedAt
  try {
    return !process.kill(pid, 0)
  } catch (error) {
    return hasCode(error, 'ESRCH')
  }
}

/** When a process was started, in Linux's ticks since the boot; null where that is not known. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, which may hold spaces, ends with the last parenthesis.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function describe({ pid, host }: Holder, dataDir: string, path: string): string {
  const here = host === hostname()
  const who = here ? `process ${pid}` : `process ${pid} on ${host}`
  const sentence = `Another local Supabase (${who}) already runs on ${dataDir}.`
  return here ? sentence : `${sentence} If that machine or container is gone, remove ${path}.`
}
