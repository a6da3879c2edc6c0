import { readablePath } from '~/seo/readable-path'

import { sentBySame } from '../bounded-request.server'
import { requestIdHeader } from '../log/request-id.server'

/**
 * The request as the framework gets it: with its id, and with an address that can be decoded. Any other would be
 * answered with 400 and JSON, to a person who mistyped a link.
 */
export function readableRequest(request: Request, id: string): Request {
  const url = new URL(request.url)
  url.pathname = readablePath(url.pathname)
  const readable = new Request(url, request)
  readable.headers.set(requestIdHeader, id)
  return sentBySame(request, readable)
}
