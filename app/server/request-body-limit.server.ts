// In bytes. No form or call of this site is larger.
const maxBodySize = 64 * 1024

/**
 * Undefined if the body is too large or incomplete. It is read to its end,
 * because closing an upload can lose the response.
 */
export async function withLimitedBody(
  request: Request,
): Promise<Request | undefined> {
  const { method, headers, url } = request
  if (method === 'GET' || method === 'HEAD' || !request.body) return request
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size <= maxBodySize) chunks.push(chunk)
    }
  } catch {
    // Start would report that as a server error.
    return undefined
  }
  if (size > maxBodySize) return undefined
  const copy = new Request(url, { method, headers, body: new Blob(chunks) })
  // The copy lacks the visitor's IP address.
  return 'ip' in request ? Object.assign(copy, { ip: request.ip }) : copy
}
