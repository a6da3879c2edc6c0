import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import * as v from 'valibot'

import { explainFolderError, StartError } from './data-folder.ts'
import {
  hasCode,
  identityOf,
  isUnsupported,
  readJsonFile,
  writePrivateFile,
} from './private-files.ts'

const holderSchema = v.object({
  id: v.string(),
  /**
   * Identity of the data folder, because a copy of the folder contains the lock
   * too.
   */
  folder: v.string(),
  /**
   * Real path of the data folder, because some disks give a folder another
   * identity from time to time.
   */
  path: v.string(),
  pid: v.number(),
  host: v.string(),
  startedAt: v.nullable(v.string()),
  /** URL, once it is serving. */
  url: v.optional(v.string()),
})
type Holder = v.InferOutput<typeof holderSchema>

const lockPath = (dataDir: string) => join(dataDir, 'supabase.lock')

/**
 * Locks a data folder for this process. PGlite has no lock of its own, and two
 * processes would corrupt each other's files. The lock of a killed process is
 * taken over. Returns a function that unlocks the folder.
 */
export async function lockDataFolder(
  dataDir: string,
): Promise<() => Promise<void>> {
  const path = lockPath(dataDir)
  const own = await describeThisProcess(dataDir)
  while (!(await createLock(path, own))) {
    const lock = await waitForLock(path)
    const { holder } = lock
    const isHeld = holder !== null && isLockOf(holder, own) && !isDead(holder)
    if (isHeld) throw new StartError(describe(holder, dataDir, path))
    await removeStaleLock(path, lock)
  }
  return () => rm(path, { force: true })
}

async function describeThisProcess(dataDir: string): Promise<Holder> {
  const { pid } = process
  return {
    id: randomUUID(),
    folder: await identityOf(dataDir),
    path: await realpath(dataDir),
    pid,
    host: hostname(),
    startedAt: startTimeOf(pid),
  }
}

/** Creates a lock. Returns false if there is one already. */
async function createLock(path: string, holder: Holder): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, JSON.stringify(holder), { mode: 0o600 })
    // Creating a hard link is atomic, content included, and only one process
    // can succeed.
    await link(draft, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    if (hasNoHardLinks(error)) return await createLockInPlace(path, holder)
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Returns whether an error of link(2) means that the disk has no hard links, as
 * exFAT, FAT and many shares.
 */
function hasNoHardLinks(error: unknown): boolean {
  const isLinkError =
    error instanceof Error && 'syscall' in error && error.syscall === 'link'
  return isLinkError && (hasCode(error, 'EPERM') || isUnsupported(error))
}

/**
 * Creates a lock on a disk without hard links, where other processes may see it
 * before it has its content.
 */
async function createLockInPlace(
  path: string,
  holder: Holder,
): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify(holder), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
  // Another process may have given up waiting for the content and taken the
  // lock over.
  const found = await readJsonFile(path, holderSchema)
  return found?.id === holder.id
}

/** A lock as it was read. */
interface LockState {
  holder: Holder | null
  /**
   * Tells this lock from a later one at the same path. Undefined if there is
   * none.
   */
  identity: string | undefined
}

async function readLock(path: string): Promise<LockState> {
  const holder = await readJsonFile(path, holderSchema)
  if (holder !== null) return { holder, identity: holder.id }
  const modified = await modifiedAt(path, undefined)
  return {
    holder,
    identity:
      modified === undefined
        ? undefined
        : `without-content-${Math.round(modified)}`,
  }
}

/**
 * Reads a lock, and waits up to two seconds for its content. It may have none,
 * as after a power failure.
 */
async function waitForLock(path: string): Promise<LockState> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const lock = await readLock(path)
    if (lock.holder !== null || lock.identity === undefined) return lock
    await sleep(100)
  }
  return await readLock(path)
}

/**
 * Returns whether a lock is that of a process's own data folder, and not of one
 * that this folder was copied from.
 */
function isLockOf(
  holder: Holder,
  own: Pick<Holder, 'folder' | 'host' | 'path'>,
): boolean {
  if (holder.folder === own.folder) return true
  // FAT and some shares give a folder a new inode number at times. A copy has
  // another path.
  return holder.host === own.host && holder.path === own.path
}

/** Adds the URL to this process's lock. */
export async function publishAddress(
  dataDir: string,
  url: string,
): Promise<void> {
  const own = await readJsonFile(lockPath(dataDir), holderSchema)
  await writePrivateFile(lockPath(dataDir), JSON.stringify({ ...own, url }))
}

/**
 * Reads the URL of the process that serves a data folder. It may be stale: a
 * killed process leaves its lock. Throws a `StartError` if this user cannot
 * read the folder.
 */
export async function readAddress(
  dataDir: string,
): Promise<string | undefined> {
  try {
    const holder = await readJsonFile(lockPath(dataDir), holderSchema)
    if (!holder) return undefined
    return isLockOf(holder, await describeThisProcess(dataDir))
      ? holder.url
      : undefined
  } catch (error) {
    const message = explainFolderError(error, dataDir)
    throw message === undefined ? error : new StartError(message)
  }
}

/**
 * Time after which a claim was left by a process that was killed while it
 * removed a lock, in milliseconds.
 */
const maxClaimAge = 10_000

/**
 * Removes a stale lock, unless another process has replaced it in the meantime.
 * Only the process that holds the claim to a lock may remove it, and it looks
 * at the lock once more first.
 */
async function removeStaleLock(path: string, stale: LockState): Promise<void> {
  if (stale.identity === undefined) return
  const claim = `${path}.${stale.identity}.claim`
  try {
    await writeFile(claim, '', { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    await removeOldClaim(claim)
    await sleep(50)
    return
  }
  try {
    const current = await readLock(path)
    if (current.identity === stale.identity) await rm(path, { force: true })
  } finally {
    await rm(claim, { force: true })
  }
}

async function removeOldClaim(claim: string): Promise<void> {
  const age = Date.now() - (await modifiedAt(claim, Date.now()))
  if (age > maxClaimAge) await rm(claim, { force: true })
}

/**
 * Returns when a file was last modified, in milliseconds since the epoch, or
 * `missing` if there is none.
 */
async function modifiedAt<Missing>(
  path: string,
  missing: Missing,
): Promise<number | Missing> {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return missing
    throw error
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

/**
 * Returns the start time of a process in Linux clock ticks since boot, or null
 * if unknown.
 */
function startTimeOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program name, which may contain spaces, ends at the last parenthesis.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function describe(
  { pid, host }: Holder,
  dataDir: string,
  path: string,
): string {
  const isLocal = host === hostname()
  const who = isLocal ? `process ${pid}` : `process ${pid} on ${host}`
  const sentence = `Another local Supabase (${who}) is already running on ${dataDir}.`
  return isLocal
    ? sentence
    : `${sentence} If that machine or container is gone, delete ${path}.`
}
