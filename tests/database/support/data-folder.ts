import { onTestFinished } from 'vitest'

import { newDataFolder, removeDataFolder } from '../../support/data-folder.ts'
import { memoryFolder } from '../../support/memory-folder.ts'
import type { CommitMode } from '../../support/prepared-database.ts'

/**
 * Creates a data folder as the first start leaves it, and removes it after the
 * test.
 */
export async function temporaryDataFolder(
  commitMode?: CommitMode,
): Promise<string> {
  return removeAfterTest(await newDataFolder('supabase', commitMode))
}

/** Creates an empty data folder and removes it after the test. */
export function emptyDataFolder(): string {
  return removeAfterTest(memoryFolder('supabase'))
}

function removeAfterTest(folder: string): string {
  onTestFinished(() => removeDataFolder(folder))
  return folder
}
