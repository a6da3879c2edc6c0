import { errorMessage } from '#domain/error-message.ts'

import { isUnsupported } from '../../supabase/local/errors.ts'
import {
  type Content,
  replacePrivateFile,
} from '../../supabase/local/private-files.ts'
import { fail } from './command-line.ts'

export async function writeOutputFile(
  path: string,
  content: Content,
): Promise<void> {
  try {
    await replacePrivateFile(path, content)
  } catch (error) {
    fail(`Cannot write ${path}: ${describeFailure(error)}`)
  }
}

function describeFailure(error: unknown) {
  if (!isUnsupported(error)) return errorMessage(error)
  return `its disk cannot sync files (${errorMessage(error)}). Write it to this machine's own disk, and copy it from there.`
}
