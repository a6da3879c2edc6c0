import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
const brotliParams = {
  // Higher qualities take many times as long.
  [constants.BROTLI_PARAM_QUALITY]: 6,
  // A window of 256 KB holds every page.
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

export interface MemoryResponse {
  headers: Record<string, string> & { etag: string }
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer }
}

export async function toMemoryResponse(
  response: Response,
  common: Record<string, string>,
): Promise<MemoryResponse> {
  const identity = Buffer.from(await response.arrayBuffer())
  // The id belongs to the request that rendered the page.
  response.headers.delete('x-request-id')
  const policy = response.headers.get('content-security-policy') ?? ''
  const tag = createHash('sha256').update(policy).update(identity)
  const headers = {
    ...common,
    ...Object.fromEntries(response.headers),
    // Weak because all content encodings share it.
    etag: `W/"${tag.digest('base64url').slice(0, 27)}"`,
    vary: 'Accept-Encoding',
  }
  const [gzipped, br] = await Promise.all([
    gzipAsync(identity),
    brotliAsync(identity, { params: brotliParams }),
  ])
  return { headers, bodies: { identity, gzip: gzipped, br } }
}

export function sendFromMemory(
  { headers, bodies }: MemoryResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // Without the mark of a weak tag, which some clients drop.
  const tag = headers.etag.replace('W/', '')
  if (request.headers['if-none-match']?.includes(tag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = acceptedEncoding(request)
  const body = bodies[encoding]
  // In one call, because headers set one by one take a slower path in Node.
  response.writeHead(200, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.byteLength,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function acceptedEncoding({ headers }: IncomingMessage) {
  const { 'accept-encoding': accepted = '' } = headers
  // No browser names an encoding to refuse it.
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}
