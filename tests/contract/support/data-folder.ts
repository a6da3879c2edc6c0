import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

/** A new data folder that is gone after the test. */
export function temporaryDataFolder(): string {
  const folder = newDataFolder()
  onTestFinished(() => removeDataFolder(folder))
  return folder
}

export function newDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'supabase-'))
}

export function removeDataFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
