import { existsSync, realpathSync } from 'node:fs'

/** Where a folder really lies: an owner may have put a link to another disk there. Its own path while it is missing. */
export function realFolder(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder
}
