import { randomUUID } from 'node:crypto'
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import * as v from 'valibot'

/** Replaces a file in one step, readable by its owner only: a reader never sees half of it. */
export async function writePrivateFile(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** The content of a JSON file if it exists and has the expected shape, else null. */
export async function readJsonFile<Output>(
  path: string,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output | null> {
  try {
    const result = v.safeParse(schema, JSON.parse(await readFile(path, 'utf8')))
    return result.success ? result.output : null
  } catch (error) {
    if (error instanceof SyntaxError || hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Identifies a folder, wherever it is moved, and differs for its copies. */
export async function identityOf(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder, { bigint: true })
  return `${dev}:${ino}`
}

/** Whether an error is one of the system with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** Waits until the names in a folder are on the disk: a file that was renamed or made has its name only then. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder, and keeps the names by itself.
  if (process.platform !== 'win32') await syncFile(folder)
}

/** Waits until everything in a folder is on the disk: contents first, then the names. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
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
async function syncFile(path: string): Promise<void> {
  await using file = await open(path, 'r')
  await file.sync()
}
