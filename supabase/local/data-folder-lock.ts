import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import {
  mkdir,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import * as v from 'valibot'

import { toStartError } from './data-folder.ts'
import { hasCode, StartError } from './errors.ts'
import { readJsonFile, replacePrivateFile } from './private-files.ts'

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

/** The lock is a folder with one file, which describes its holder. */
const lockPath = (dataDir: string) => join(dataDir, 'lock')
const holderPath = (lock: string) => join(lock, 'holder.json')

const maxAttempts = 100
const retryDelayMs = 50

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
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (await createLock(path, own)) {
      await removeLeftovers(dataDir)
      return () => removeLock(path)
    }
    const lock = await readLock(path)
    const holder = lock?.holder
    if (holder && isLockOf(holder, own) && !isDead(holder))
      throw new StartError(describeHolder(holder, dataDir))
    if (lock) await takeOver(path, lock)
    else await sleep(retryDelayMs)
  }
  throw new StartError(`${path} cannot be taken over. Delete it.`)
}

async function describeThisProcess(dataDir: string): Promise<Holder> {
  const { dev, ino } = await stat(dataDir, { bigint: true })
  const { pid } = process
  return {
    id: randomUUID(),
    folder: `${dev}:${ino}`,
    path: await realpath(dataDir),
    pid,
    host: hostname(),
    startedAt: startTimeOf(pid),
  }
}

/**
 * Creates a lock with its content in one step: a folder can only be renamed to
 * a name that is free or an empty folder. That holds on disks without hard
 * links too. Returns false if there is a lock already.
 */
async function createLock(path: string, holder: Holder): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  try {
    await mkdir(draft, { mode: 0o700 })
    await writeFile(holderPath(draft), JSON.stringify(holder), { mode: 0o600 })
    await rename(draft, path)
    return true
  } catch (error) {
    if (isRenameError(error) && isNameTaken(error, path)) return false
    throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Removes a lock in one step, so that no process finds half of it. */
async function removeLock(path: string): Promise<void> {
  const removed = `${path}.${randomUUID()}`
  try {
    await rename(path, removed)
  } catch (error) {
    // It may have been deleted by hand.
    if (!hasCode(error, 'ENOENT')) throw error
  }
  await rm(removed, { recursive: true, force: true })
}

function isNameTaken(error: unknown, path: string): boolean {
  if (hasCode(error, 'ENOTEMPTY') || hasCode(error, 'EEXIST')) return true
  // Windows and some shares report other codes.
  return existsSync(path)
}

function isRenameError(error: unknown): boolean {
  return (
    error instanceof Error && 'syscall' in error && error.syscall === 'rename'
  )
}

interface Lock {
  /** Null if its file is damaged or missing, as after a power failure. */
  holder: Holder | null
  /** Tells this lock from a later one at the same path. */
  identity: string
}

/** Reads a lock. Undefined if it has been removed or replaced meanwhile. */
async function readLock(path: string): Promise<Lock | undefined> {
  const inode = await inodeOf(path)
  if (inode === undefined) return undefined
  const holder = await readJsonFile(holderPath(path), holderSchema)
  const isReplaced = (await inodeOf(path)) !== inode
  if (isReplaced) return undefined
  return { holder, identity: `${holder?.id ?? 'damaged'}-${inode}` }
}

async function inodeOf(path: string): Promise<bigint | undefined> {
  try {
    const { ino } = await stat(path, { bigint: true })
    return ino
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * Moves a stale lock away to a name that is its own. Of several processes that
 * have read the same lock, only the first succeeds: for the others the name is
 * taken, so none of them moves the new lock.
 */
async function takeOver(path: string, stale: Lock): Promise<void> {
  const claim = `${path}.${stale.identity}`
  try {
    await rename(path, claim)
  } catch (error) {
    const isClaimed = existsSync(claim) || !existsSync(path)
    if (!isClaimed) throw error
    await sleep(retryDelayMs)
  }
}

// Longer than a process can take from reading a lock to claiming it.
const maxLeftoverAgeMs = 3_600_000

/** Removes the claims and drafts of processes that were killed. */
async function removeLeftovers(dataDir: string): Promise<void> {
  const names = await readdir(dataDir)
  const leftovers = names.filter((name) => name.startsWith('lock.'))
  for (const name of leftovers) {
    const path = join(dataDir, name)
    const changedAt = (await stat(path).catch(() => undefined))?.ctimeMs
    const ageMs = Date.now() - (changedAt ?? Date.now())
    if (ageMs > maxLeftoverAgeMs)
      await rm(path, { recursive: true, force: true })
  }
}

/**
 * Returns whether a lock is that of a process's own data folder, and not of one
 * that this folder was copied from.
 */
function isLockOf(holder: Holder, own: Holder): boolean {
  if (holder.folder === own.folder) return true
  // FAT and some shares give a folder a new inode number at times. A copy has
  // another path.
  return holder.host === own.host && holder.path === own.path
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
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program name, which may contain spaces, ends at the last parenthesis.
    const afterName = fields.slice(fields.lastIndexOf(')') + 2)
    return afterName.split(' ')[19] ?? null
  } catch {
    return null
  }
}

function describeHolder({ pid, host }: Holder, dataDir: string): string {
  const isLocal = host === hostname()
  const owner = isLocal ? `process ${pid}` : `process ${pid} on ${host}`
  const sentence = `Another local Supabase (${owner}) is already running on ${dataDir}.`
  if (isLocal) return sentence
  return `${sentence} If that machine or container is gone, delete ${lockPath(dataDir)}.`
}

/** Adds the URL to this process's lock. */
export async function publishAddress(
  dataDir: string,
  url: string,
): Promise<void> {
  const path = holderPath(lockPath(dataDir))
  const own = await readJsonFile(path, holderSchema)
  await replacePrivateFile(path, JSON.stringify({ ...own, url }))
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
    const path = holderPath(lockPath(dataDir))
    const holder = await readJsonFile(path, holderSchema)
    if (!holder) return undefined
    const own = await describeThisProcess(dataDir)
    return isLockOf(holder, own) ? holder.url : undefined
  } catch (error) {
    throw toStartError(error, dataDir) ?? error
  }
}
