/**
 * Makes a failure a value. Start returns the page of a captive portal and the
 * JSON of a firewall as they are.
 */
export async function callServer<Result extends { ok: boolean }>(
  subject: string,
  call: () => Promise<Result>,
): Promise<Result | { ok: false }> {
  try {
    const result = await call()
    if (isOurs(result)) return result
    throw new Error('The response did not come from this site.')
  } catch (error) {
    console.error(`Failed to request ${subject}.`, error)
    return { ok: false }
  }
}

function isOurs(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return false
  if (result instanceof Response) return false
  return 'ok' in result && typeof result.ok === 'boolean'
}
