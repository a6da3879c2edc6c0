import { onTestFinished } from 'vitest'

import { newDataFolder, removeDataFolder } from '../../support/data-folder.ts'
import { memoryFolder } from '../../support/memory-folder.ts'
import type { Commits } from '../../support/prepared-database.ts'

/** A data folder as after a first start, removed after the test. */
export async function temporaryDataFolder(commits?: Commits): Promise<string> {
  return removeAfterTest(await newDataFolder('supabase', commits))
}

/** An empty data folder, removed after the test. */
export function emptyDataFolder(): string {
  return removeAfterTest(memoryFolder('supabase'))
}

function removeAfterTest(folder: string): string {
  onTestFinished(() => removeDataFolder(folder))
  return folder
}
