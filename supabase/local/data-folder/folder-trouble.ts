const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk can only be read',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the disk space of this user is used up',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
  EIO: 'its disk fails',
  ENOENT: 'it does not exist',
  EISDIR: 'a folder is where a file should be',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its path is too long',
}

/** A file of a data folder that does not hold what it should. */
export class DamagedFile extends Error {
  override name = 'DamagedFile'

  constructor(path: string, remedy: string) {
    super(`${path} is damaged. Nothing was changed. ${remedy}, or restore a backup: npm run restore -- FILE.`)
  }
}

/** One sentence for what the system has against a data folder; undefined when the error is about something else. */
export function explainFolderTrouble(error: unknown, dataDir: string): string | undefined {
  if (error instanceof DamagedFile) return error.message
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined
  const reason = reasons[String(error.code)] ?? ('path' in error ? 'the system refuses it' : undefined)
  return reason && `The data folder ${dataDir} cannot be used: ${reason} (${String(error.code)}).`
}
