/** No form and no call of this site is larger; anything beyond is refused before it is kept in memory. */
export const largestRequestBody = 64 * 1024

/** Set by the edge, never taken from outside: the posted form was too large and has been dropped. */
export const bodyRefusedHeader = 'x-body-refused'

/**
 * Reads a request body into memory, at most `limit` bytes.
 * @returns the bytes, or `too-large` as soon as the limit is passed, whatever Content-Length claimed.
 */
export async function readLimitedBody(
  request: Request,
  limit: number,
): Promise<{ ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; reason: 'too-large' }> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { ok: false, reason: 'too-large' }

  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  if (request.body) {
    // What is left is for the platform to drain.
    for await (const chunk of request.body.values({ preventCancel: true })) {
      size += chunk.byteLength
      if (size > limit) return { ok: false, reason: 'too-large' }
      chunks.push(chunk)
    }
  }
  return { ok: true, bytes: new Uint8Array(await new Blob(chunks).arrayBuffer()) }
}
