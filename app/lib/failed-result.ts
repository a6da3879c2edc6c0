/**
 * Returns whether a query read a failure, which the reads of this site return as
 * a value.
 */
export function isFailedResult(data: unknown): data is { ok: false } {
  return typeof data === 'object' && data !== null && 'ok' in data && !data.ok
}
