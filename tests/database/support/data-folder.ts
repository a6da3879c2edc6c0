import { onTestFinished } from 'vitest'

import { newDataFolder, removeDataFolder } from '../../support/data-folder.ts'
import { memoryFolder } from '../../support/memory-folder.ts'
import type { CommitMode } from '../../support/prepared-database.ts'

export async function temporaryDataFolder(
  commitMode?: CommitMode,
): Promise<string> {
  return removeAfterTest(await newDataFolder('supabase', commitMode))
}

export function emptyDataFolder(): string {
  return removeAfterTest(memoryFolder('supabase'))
}

function removeAfterTest(folder: string): string {
  onTestFinished(() => removeDataFolder(folder))
  return folder
}
