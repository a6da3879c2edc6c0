import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
// Room for some dozen databases of 40 MB at a time.
const enough = 2 * 1024 ** 3

/**
 * A new folder in memory where the machine has room for it, otherwise on the disk. A database creates and deletes
 * files all the time, which waits whenever something else writes to the same disk.
 */
export function memoryFolder(name: string): string {
  return mkdtempSync(join(hasRoom() ? memory : tmpdir(), `${name}-`))
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > enough
  } catch {
    return false
  }
}
