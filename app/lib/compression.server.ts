import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import Negotiator from 'negotiator'

/** A response whose every byte is in memory, in the codings there are of it. */
export interface MemoryResponse {
  headers: Record<string, string> & { etag: string }
  bodies: { identity: Buffer; gzip?: Buffer | undefined; br?: Buffer | undefined }
}

/** Names the content for browsers. All codings share the tag, so it is a weak one. */
export function entityTag(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `W/"${hash.digest('base64url').slice(0, 27)}"`
}

/** Sends it in the best coding the browser takes, or 304 where the browser has it already. */
export function sendFromMemory(
  { headers, bodies }: MemoryResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.headers['if-none-match']?.includes(headers.etag.slice(2))) {
    response.writeHead(304, headers).end()
    return
  }
  const coding = new Negotiator(request).encoding(preferred, { preferred }) ?? 'identity'
  const { [coding]: coded } = bodies
  const body = coded ?? bodies.identity
  // All headers in one call: what is set one by one takes Node a slower way.
  response.writeHead(200, {
    ...headers,
    ...(coded && coding !== 'identity' ? { 'content-encoding': coding } : {}),
    'content-length': body.byteLength,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const preferred = ['br', 'gzip', 'identity'] as const
