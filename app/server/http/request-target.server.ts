import type { ServerRequest } from 'srvx'

/** Path and query exactly as they stand in the request. */
export function requestTarget(request: ServerRequest): string {
  const sent = request.runtime?.node?.req.url
  if (sent?.startsWith('/')) return sent
  const { pathname, search } = new URL(request.url)
  return pathname + search
}
