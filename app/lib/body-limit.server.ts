/** No form and no call of this site is larger; anything beyond is refused before it is kept in memory. */
const largestBody = 64 * 1024

/**
 * The request if its body is one that a form of this site may send, or nothing. Browsers say before how much they send;
 * what comes in chunks, as some proxies forward it, is read first.
 */
export async function withLimitedBody(request: Request): Promise<Request | undefined> {
  const { method, headers, url } = request
  if (method === 'GET' || method === 'HEAD') return request
  const length = headers.get('content-length')
  if (length !== null) return Number(length) <= largestBody ? request : undefined
  if (!request.body) return request

  const body = await readAtMost(request.body, largestBody)
  if (body) {
    const copy = new Request(url, { method, headers, body })
    // A copy does not know who sent it; the limits per visitor have to.
    return 'ip' in request ? Object.assign(copy, { ip: request.ip }) : copy
  }
  // Read to its end but not waited for: left alone, whoever still sends would not read the response.
  request.body.pipeTo(new WritableStream()).catch(() => {})
  return undefined
}

async function readAtMost(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit: number,
): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of stream.values({ preventCancel: true })) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return new Blob(chunks)
}
