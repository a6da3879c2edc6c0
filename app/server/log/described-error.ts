/** What of an error may be in a log. Its other properties may not: a database's error carries the row in them. */
export function describedError(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message)
  return String(error)
}
