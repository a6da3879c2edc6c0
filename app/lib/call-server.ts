/**
 * Makes a failure a value. Start returns the page of a captive portal and the
 * JSON of a firewall as they are.
 * @param isWhole Whether a successful result has what the caller reads of it.
 */
export async function callServer<Success extends { ok: true }>(
  subject: string,
  call: () => Promise<Success | { ok: false }>,
  isWhole: (result: Success) => boolean,
): Promise<Success | { ok: false }> {
  try {
    const result = await call()
    if (isOurs(result) && (!result.ok || isWhole(result))) return result
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
