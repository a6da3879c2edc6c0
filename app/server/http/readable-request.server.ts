import { readablePath } from '~/seo/readable-path'

import { withClientIp } from '../bounded-request.server'
import { requestIdHeader } from '../log/request-id.server'

const bodyless = new Set(['GET', 'HEAD'])

/**
 * The request as the framework gets it: with its id, and with an address that can be decoded. Any other would be
 * answered with 400 and JSON, to a person who mistyped a link.
 */
export function readableRequest(request: Request, id: string): Request {
  const url = new URL(request.url)
  url.pathname = readablePath(url.pathname)
  // Without a body, of its parts alone: a copy of the whole would have every part made first, and ways to call it off.
  const { method, headers } = request
  const readable = new Request(url, bodyless.has(method) ? { method, headers } : request)
  readable.headers.set(requestIdHeader, id)
  return withClientIp(request, readable)
}
