import { stat } from 'node:fs/promises'

/**
 * Tells a folder from its copies, which hold the same files: what was written about a running process in the one
 * says nothing about the other. Stays the same when the folder is moved or reached by another path.
 */
export async function identityOfFolder(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder, { bigint: true })
  return `${dev}:${ino}`
}
