import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import * as v from 'valibot'

import { toStartError } from './data-folder.ts'
import { errorMessage, StartError } from './errors.ts'
import { readJsonFile, replacePrivateFile } from './private-files.ts'

// A lock of SQLite ends with its process, however that ends, and a copy of the
// file is not locked. Do not open the file in any other way: closing a file
// releases the locks that the process has on it.
const lockPath = (dataDir: string) => join(dataDir, 'lock')

const holderPath = (dataDir: string) => join(dataDir, 'running.json')

const holderSchema = v.object({
  pid: v.number(),
  url: v.optional(v.string()),
})

// Longer than `isLocked` holds its own lock.
const lockTimeoutMs = 500

/**
 * PGlite has no lock of its own, and two processes would corrupt each other's
 * files.
 */
export async function lockDataFolder(
  dataDir: string,
): Promise<() => Promise<void>> {
  const lock = await acquire(dataDir)
  await publishHolder(dataDir)
  return async () => {
    await rm(holderPath(dataDir), { force: true })
    lock.close()
  }
}

async function acquire(dataDir: string): Promise<DatabaseSync> {
  try {
    const lock = new DatabaseSync(lockPath(dataDir), { timeout: lockTimeoutMs })
    lock.exec('pragma journal_mode = off; begin exclusive')
    return lock
  } catch (error) {
    throw await explainFailure(error, dataDir)
  }
}

async function explainFailure(
  error: unknown,
  dataDir: string,
): Promise<StartError> {
  if (!isBusy(error))
    return new StartError(
      `Cannot lock the data folder ${dataDir}: ${errorMessage(error)}.`,
      'use-other-disk',
    )
  const holder = await readJsonFile(holderPath(dataDir), holderSchema)
  const name = holder === null ? '' : ` (process ${holder.pid})`
  return new StartError(
    `Another local Supabase${name} is already running on ${dataDir}.`,
  )
}

export async function publishHolder(
  dataDir: string,
  url?: string,
): Promise<void> {
  const holder = JSON.stringify({ pid: process.pid, url })
  await replacePrivateFile(holderPath(dataDir), holder)
}

export async function readAddress(
  dataDir: string,
): Promise<string | undefined> {
  try {
    const holder = await readJsonFile(holderPath(dataDir), holderSchema)
    // A killed process leaves its description, and a copied folder has one.
    return holder && isLocked(dataDir) ? holder.url : undefined
  } catch (error) {
    throw toStartError(error, dataDir) ?? error
  }
}

function isLocked(dataDir: string): boolean {
  const lock = new DatabaseSync(lockPath(dataDir))
  try {
    lock.exec('select * from sqlite_schema')
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  } finally {
    lock.close()
  }
}

const sqliteBusy = 5

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
  )
}
