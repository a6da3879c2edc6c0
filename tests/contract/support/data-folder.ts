import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

import { newDataFolder, removeDataFolder } from '../../stack/data-folder.ts'

/** A data folder as after a first start, gone after the test. */
export async function temporaryDataFolder(): Promise<string> {
  return untilTestFinished(await newDataFolder('supabase'))
}

/** A data folder nobody has started on yet, gone after the test. */
export function emptyDataFolder(): string {
  return untilTestFinished(mkdtempSync(join(tmpdir(), 'supabase-')))
}

function untilTestFinished(folder: string): string {
  onTestFinished(() => removeDataFolder(folder))
  return folder
}
