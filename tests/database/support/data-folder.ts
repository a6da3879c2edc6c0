import { onTestFinished } from 'vitest'

import { newDataFolder, removeDataFolder } from '../../support/data-folder.ts'
import { memoryFolder } from '../../support/memory-folder.ts'
import type { Commits } from '../../support/prepared-database.ts'

/** A data folder as after a first start, gone after the test. */
export async function temporaryDataFolder(commits?: Commits): Promise<string> {
  return untilTestFinished(await newDataFolder('supabase', commits))
}

/** A data folder nobody has started on yet, gone after the test. */
export function emptyDataFolder(): string {
  return untilTestFinished(memoryFolder('supabase'))
}

function untilTestFinished(folder: string): string {
  onTestFinished(() => removeDataFolder(folder))
  return folder
}
