export type Remedy =
  | 'restore-backup'
  | 'use-other-disk'
  | 'use-matching-version'

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

// Reported by exFAT, FAT, network shares and FUSE mounts.
const unsupportedCodes = ['EINVAL', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']

export function isUnsupported(error: unknown): boolean {
  return unsupportedCodes.some((code) => hasCode(error, code))
}
