import { chmod, stat } from 'node:fs/promises'
import { isMainThread } from 'node:worker_threads'

const ofOthers = 0o077

/**
 * Makes everything this process writes from now on its owner's alone, and the data folder too, whatever an older
 * version or its maker allowed: leads stand in the database's files word by word.
 */
export async function keepPrivate(dataDir: string): Promise<void> {
  if (process.platform === 'win32') return
  if (isMainThread) process.umask(ofOthers)
  const { mode } = await stat(dataDir)
  if ((mode & ofOthers) !== 0) await chmod(dataDir, mode & 0o700)
}
