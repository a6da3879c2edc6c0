import { platform } from '~/server/platform/platform.server'

import { bodyRefusedHeader, largestRequestBody, readLimitedBody } from './limited-body.server'

type BoundedRequest = { ok: true; request: Request; body: Uint8Array | undefined } | { ok: false }

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/

/**
 * The request with its body read into memory, so that nothing behind can be made to read without end.
 * A form that is too large passes without its body, marked by `bodyRefusedHeader`: a person is looking at the
 * page that sent it, and that page should answer. Anything else too large is not ok.
 */
export async function boundBody(request: Request): Promise<BoundedRequest> {
  const { url, method } = request
  if (method === 'GET' || method === 'HEAD' || !request.body) return { ok: true, request, body: undefined }
  const headers = new Headers(request.headers)
  headers.delete(bodyRefusedHeader)

  const body = await readLimitedBody(request, largestRequestBody)
  if (body.ok)
    return {
      ok: true,
      request: withClientIp(request, new Request(url, { method, headers, body: body.bytes })),
      body: body.bytes,
    }

  await platform.drainBody(request)
  if (!formTypes.test(headers.get('content-type') ?? '')) return { ok: false }
  headers.set(bodyRefusedHeader, '1')
  headers.delete('content-length')
  return { ok: true, request: withClientIp(request, new Request(url, { method, headers })), body: undefined }
}

/** A copy of a request does not know who sent it; the limits per visitor have to. */
export function withClientIp(original: Request, copy: Request): Request {
  return 'ip' in original ? Object.assign(copy, { ip: original.ip }) : copy
}
