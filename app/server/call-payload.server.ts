import { fromJSON } from 'seroval'

/** Where Start takes the calls of server functions. */
export const callPath = '/_serverFn/'

/** Whether a request is one of these calls, by its target. */
export function isCall(target: string): boolean {
  return target.startsWith(callPath)
}

/**
 * Start answers 500 when a call to a server function carries something it cannot decode. That is the
 * caller's mistake, not ours, and must not look like a breakdown in logs and monitors.
 * @param body what a POST carried; a GET carries its payload in the address.
 * @returns the answer to send: `response` itself, or 400 in its place.
 */
export function asClientErrorIfUnreadable(
  request: { method: string; url: string },
  body: Uint8Array | undefined,
  response: Response,
): Response {
  if (response.status !== 500) return response
  const { pathname, searchParams } = new URL(request.url)
  if (!isCall(pathname)) return response
  const payload = body ? new TextDecoder().decode(body) : searchParams.get('payload')
  if (payload === null || isReadable(payload)) return response
  return Response.json({ error: 'The call could not be read.' }, { status: 400 })
}

function isReadable(payload: string): boolean {
  try {
    fromJSON(JSON.parse(payload), {})
    return true
  } catch {
    return false
  }
}
