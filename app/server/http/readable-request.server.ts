import { readablePath } from '~/seo/readable-path'

import { sentBySame } from '../bounded-request.server'

/**
 * The request with an address that can be decoded. The framework would answer any other with 400 and JSON, to a
 * person who mistyped a link.
 */
export function readableRequest(request: Request): Request {
  const url = new URL(request.url)
  const readable = readablePath(url.pathname)
  if (readable === url.pathname) return request
  url.pathname = readable
  return sentBySame(request, new Request(url, request))
}
