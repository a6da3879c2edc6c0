import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { errorMessage } from '#domain/error-message.ts'

import { hasCode, isUnsupported } from '../../supabase/local/errors.ts'
import {
  replacePrivateFile,
  syncFolder,
} from '../../supabase/local/private-files.ts'
import { fail } from './command-line.ts'

/**
 * Writes a file for the owner, readable by the current user only, and reads it
 * back to check it. Exits with a message if that fails.
 */
export async function writeOutputFile(
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  try {
    await replacePrivateFile(path, content)
    await syncName(path)
    const written = await readFile(path)
    const isSame = written.equals(Buffer.from(content))
    if (!isSame)
      throw new Error(
        'its disk returned other content. Write it to another one.',
      )
  } catch (error) {
    fail(`Cannot write ${path}: ${describeFailure(error)}`)
  }
}

function describeFailure(error: unknown) {
  if (!isUnsupported(error)) return errorMessage(error)
  return `its disk cannot sync files (${errorMessage(error)}). Write it to this machine's own disk, and copy it from there.`
}

/**
 * Syncs a file's name if the disk can. The file itself is on disk already, and
 * the next backup makes another one.
 */
async function syncName(path: string) {
  try {
    await syncFolder(dirname(path))
  } catch (error) {
    // Some network shares and FUSE mounts report this for every folder.
    if (!hasCode(error, 'EIO')) throw error
  }
}
