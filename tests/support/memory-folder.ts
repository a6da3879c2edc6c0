import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const sharedMemory = '/dev/shm'
// Room for dozens of databases of 40 MB at the same time.
const requiredBytes = 2 * 1024 ** 3

/**
 * A database constantly creates and deletes files, which stalls whenever
 * something else writes to the same disk.
 */
export function memoryFolder(name: string): string {
  return mkdtempSync(join(hasRoom() ? sharedMemory : tmpdir(), `${name}-`))
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory)
    return bavail * bsize > requiredBytes
  } catch {
    return false
  }
}
