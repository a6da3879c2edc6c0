import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { identityOfFolder } from './folder-identity.ts'
import { readJsonFile } from './read-json-file.ts'

const ownerSchema = v.object({
  pid: v.number(),
  /** When the process started, as the kernel counts it; null where /proc does not exist. */
  startTime: v.nullable(v.string()),
  /** Tells two locks of one process apart. */
  token: v.string(),
  /** Of the folder it was written into; an older version did not say. */
  folder: v.optional(v.string()),
})

type Owner = v.InferOutput<typeof ownerSchema>

export type LockResult = { ok: true; release(): Promise<void> } | { ok: false; pid: number }

/**
 * Makes this process the only one on a data folder: PGlite itself would let two processes ruin each other's
 * files. The lock of a process that is gone is taken over.
 */
export async function lockDataFolder(dataDir: string): Promise<LockResult> {
  const path = join(dataDir, 'embedded.pid')
  const folder = await identityOfFolder(dataDir)
  const startTime = await startTimeOf(process.pid)
  const owner: Owner = { pid: process.pid, startTime, token: randomUUID(), folder }
  const draft = `${path}.${owner.token}`
  await writeFile(draft, JSON.stringify(owner), { mode: 0o600 })
  try {
    for (;;) {
      // A link appears complete or not at all, and only if nobody else's is there.
      if (await linkIfFree(draft, path)) return { ok: true, release: () => release(path, owner) }
      const holder = await readJsonFile(path, ownerSchema)
      // In a copy of the folder lies a copy of the lock.
      const isCopy = holder?.folder !== undefined && holder.folder !== folder
      if (holder && !isCopy && (await isRunning(holder))) return { ok: false, pid: holder.pid }
      await removeStale(path, holder)
    }
  } finally {
    await rm(draft, { force: true })
  }
}

async function linkIfFree(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function isRunning(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    // EPERM: it runs, but belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  // The system hands out process numbers again; the start time tells the old owner from a newcomer.
  return owner.startTime === null || owner.startTime === (await startTimeOf(owner.pid))
}

/**
 * Field 22 of /proc/<pid>/stat; the name in field 2 may hold spaces, so count from its closing bracket.
 * A zombie (field 3) still answers to signals, but was killed and will never use the folder again.
 */
async function startTimeOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

/** Moves the stale lock away first: of two processes that both saw it, only one may remove it. */
async function removeStale(path: string, stale: Owner | null): Promise<void> {
  const moved = `${path}.${randomUUID()}`
  try {
    await rename(path, moved)
  } catch {
    return // Somebody else was faster; the next round sees who.
  }
  const taken = await readJsonFile(moved, ownerSchema)
  // Between reading and moving, a faster process may have put its own lock there: give that one back.
  if (taken && taken.token !== stale?.token) await linkIfFree(moved, path)
  await rm(moved, { force: true })
}

async function release(path: string, owner: Owner): Promise<void> {
  const holder = await readJsonFile(path, ownerSchema)
  if (holder?.token === owner.token) await rm(path, { force: true })
}
