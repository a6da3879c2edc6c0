import { randomUUID } from 'node:crypto'
import { open, rm, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'

import { DamagedFile } from './folder-trouble.ts'

const busy = 5

/**
 * Locks a file, made when missing, by the operating system: for this process `alone`, or `shared` with others that
 * want it no more than that. Whoever is killed lets go, and numbers of processes play no part: containers on one
 * volume keep each other out. Undefined when somebody else is in the way.
 */
export async function lockFile(path: string, how: 'alone' | 'shared') {
  await makeFile(path)
  // Node itself locks no files. SQLite does, on every system, and here never writes a byte.
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path, { timeout: 0 })
    file.exec(how === 'alone' ? 'begin exclusive' : 'begin; select count(*) from sqlite_master')
  } catch (error) {
    file?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined
    // SQLite calls a full disk by many names; the system says what it has against a file beside this one.
    await writeBeside(path)
    throw new DamagedFile(path, 'Remove it')
  }
  const held = file
  return { release: () => held.close() }
}

async function writeBeside(path: string): Promise<void> {
  const trial = `${path}.${randomUUID()}`
  try {
    await writeFile(trial, 'a few bytes')
  } finally {
    await rm(trial, { force: true })
  }
}

// Only when it is not there: opening and closing it would take the locks this process has on it.
async function makeFile(path: string): Promise<void> {
  try {
    await (await open(path, 'ax', 0o600)).close()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
