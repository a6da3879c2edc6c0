import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { copyDatabase } from './prepared-database.ts'

/**
 * A new data folder whose database is as after the first start. On the disk, because Deno lets no function write
 * below /dev, where the memory is.
 */
export async function newDataFolder(
  name: string,
  commits?: Parameters<typeof copyDatabase>[2],
): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), `${name}-`))
  await copyDatabase('seeded', join(dataDir, 'database'), commits)
  return dataDir
}

export function removeDataFolder(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true })
}
