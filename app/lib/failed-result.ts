export function isFailedResult(data: unknown): data is { ok: false } {
  return typeof data === 'object' && data !== null && 'ok' in data && !data.ok
}
