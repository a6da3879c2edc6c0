/**
 * What the person who started the local Supabase can do about a `StartError`.
 * Only the caller knows the commands and settings for it.
 */
export type Remedy =
  | 'restore-backup'
  | 'use-other-port'
  | 'use-other-disk'
  | 'use-matching-version'

/**
 * Thrown when the local Supabase cannot start. The message is for the person
 * who started it.
 */
export class StartError extends Error {
  override name = 'StartError'
  readonly remedy: Remedy | undefined

  constructor(message: string, remedy?: Remedy) {
    super(message)
    this.remedy = remedy
  }
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

// A disk such as exFAT, FAT, a network share or a FUSE mount reports these for
// a call that it does not support.
const unsupportedCodes = ['EINVAL', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']

/** Returns whether an error means that the disk does not support the call. */
export function isUnsupported(error: unknown): boolean {
  return unsupportedCodes.some((code) => hasCode(error, code))
}
