import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import Negotiator from 'negotiator'

/**
 * A response held in memory, with its body in every available content encoding.
 */
export interface MemoryResponse {
  headers: Record<string, string> & { etag: string }
  bodies: {
    identity: Buffer
    gzip?: Buffer | undefined
    br?: Buffer | undefined
  }
}

/** Computes an ETag. It is weak because all content encodings share it. */
export function entityTag(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `W/"${hash.digest('base64url').slice(0, 27)}"`
}

/**
 * Sends a response in the best encoding that the client accepts, or a 304 if
 * the client already has it.
 */
export function sendFromMemory(
  { headers, bodies }: MemoryResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const known = request.headers['if-none-match']
  // Without the mark of a weak tag, which some clients drop.
  if (known?.includes(headers.etag.replace('W/', ''))) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding =
    new Negotiator(request).encoding(preferred, { preferred }) ?? 'identity'
  const { [encoding]: encoded } = bodies
  const body = encoded ?? bodies.identity
  // All headers in one call because headers set one by one take a slower path
  // in Node.
  response.writeHead(200, {
    ...headers,
    ...(encoded && encoding !== 'identity'
      ? { 'content-encoding': encoding }
      : {}),
    'content-length': body.byteLength,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const preferred = ['br', 'gzip', 'identity'] as const
