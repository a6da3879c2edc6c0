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
}

/** One sentence for what the system has against a data folder; undefined when the error is about something else. */
export function explainFolderTrouble(error: unknown, dataDir: string): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined
  const reason = reasons[String(error.code)]
  return reason && `The data folder ${dataDir} cannot be used: ${reason} (${String(error.code)}).`
}
