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
  /** Identity of the data folder, because a copy of the folder contains the lock too. */
  folder: v.string(),
  pid: v.number(),
  host: v.string(),
  startedAt: v.nullable(v.string()),
  /** URL, once it is serving. */
  url: v.optional(v.string()),
})
type Holder = v.InferOutput<typeof holderSchema>

const lockPath = (dataDir: string) => join(dataDir, 'supabase.lock')

/**
 * Locks a data folder for this process. PGlite has no lock of its own, and two processes would corrupt each other's
 * files. The lock of a killed process is taken over. Returns a function that unlocks the folder.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = lockPath(dataDir)
  const folder = await identityOf(dataDir)
  const { pid } = process
  const own = { id: randomUUID(), folder, pid, host: hostname(), startedAt: startTimeOf(pid) }
  const draft = `${path}.${own.id}`
  try {
    await writeFile(draft, JSON.stringify(own), { mode: 0o600 })
    // Creating a hard link is atomic, content included, and only one process can succeed.
    while (!(await link(draft, path).then(() => true, isTaken))) {
      const holder = await readJsonFile(path, holderSchema)
      if (holder?.folder === folder && !isDead(holder)) throw new StartError(describe(holder, dataDir, path))
      await removeStaleLock(path, holder)
    }
  } finally {
    await rm(draft, { force: true })
  }
  return () => rm(path, { force: true })
}

/** Adds the URL to this process's lock. */
export async function publishAddress(dataDir: string, url: string): Promise<void> {
  const own = await readJsonFile(lockPath(dataDir), holderSchema)
  await writePrivateFile(lockPath(dataDir), JSON.stringify({ ...own, url }))
}

/** Reads the URL of the process that serves a data folder. It may be stale: a killed process leaves its lock. */
export async function readAddress(dataDir: string): Promise<string | undefined> {
  const holder = await readJsonFile(lockPath(dataDir), holderSchema)
  return holder && holder.folder === (await identityOf(dataDir)) ? holder.url : undefined
}

function isTaken(error: unknown): false {
  if (hasCode(error, 'EEXIST')) return false
  throw error
}

/** Removes a stale lock, unless another process has replaced it in the meantime. */
async function removeStaleLock(path: string, stale: Holder | null): Promise<void> {
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

function isDead({ pid, host, startedAt }: Holder): boolean {
  if (host !== hostname()) return false
  // In a restarted container, another process may have the same pid.
  if (startedAt !== null) return startTimeOf(pid) !== startedAt
  try {
    return !process.kill(pid, 0)
  } catch (error) {
    return hasCode(error, 'ESRCH')
  }
}

/** Returns the start time of a process in Linux clock ticks since boot, or null if unknown. */
function startTimeOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program name, which may contain spaces, ends at the last parenthesis.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function describe({ pid, host }: Holder, dataDir: string, path: string): string {
  const isLocal = host === hostname()
  const who = isLocal ? `process ${pid}` : `process ${pid} on ${host}`
  const sentence = `Another local Supabase (${who}) is already running on ${dataDir}.`
  return isLocal ? sentence : `${sentence} If that machine or container is gone, delete ${path}.`
}
