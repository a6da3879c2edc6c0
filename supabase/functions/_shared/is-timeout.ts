/** Whether what a `fetch` with a time limit (`AbortSignal.timeout`) has thrown means that the time was up. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}
