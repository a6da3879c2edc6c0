import { randomUUID } from 'node:crypto'
import {
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'

import * as v from 'valibot'

import { hasCode, isUnsupported } from './errors.ts'

export type Content = string | Uint8Array | AsyncIterable<Uint8Array>

export async function writePrivateFile(
  path: string,
  content: Content,
): Promise<void> {
  await replacePrivateFile(path, content)
  await syncFolder(dirname(path))
}

/**
 * No reader sees half of the file. Its content is on disk when this resolves,
 * its name only after `syncFolder`.
 */
export async function replacePrivateFile(
  path: string,
  content: Content,
): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

export async function readJsonFile<Output>(
  path: string,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output | null> {
  try {
    const content: unknown = JSON.parse(await readFile(path, 'utf8'))
    const result = v.safeParse(schema, content)
    return result.success ? result.output : null
  } catch (error) {
    const isMissing = hasCode(error, 'ENOENT')
    if (isMissing || error instanceof SyntaxError) return null
    throw error
  }
}

/**
 * A new or renamed file is not durable before. PostgreSQL also ignores a disk
 * that cannot sync folders.
 */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and persists the names by itself.
  if (process.platform === 'win32') return
  try {
    await syncFile(folder)
  } catch (error) {
    if (!isUnsupported(error)) throw error
  }
}

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

async function syncFile(path: string): Promise<void> {
  await using file = await open(path, 'r')
  await file.sync()
}
