import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Waits until the names in a folder are on the disk: a file that was renamed or made has its name only then. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder, and keeps the names by itself.
  if (process.platform !== 'win32') await syncFile(folder)
}

/** Waits until everything in a folder is on the disk: contents first, then the names. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  // Together: the disk writes what it is asked for at the same time in one go.
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) await syncTree(path)
      else if (entry.isFile()) await syncFile(path)
    }),
  )
  await syncFolder(folder)
}

/** Waits until the contents of a file are on the disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
