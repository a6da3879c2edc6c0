import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** A response whose every byte is in memory, in the codings there are of it. */
export interface MemoryResponse {
  headers: Record<string, string>
  etag: string
  bodies: { identity: Buffer; gzip?: Buffer | undefined; br?: Buffer | undefined }
}

type Coding = keyof MemoryResponse['bodies']

/** The tag of a response by what it consists of. It is sent as a weak one: all codings of a response share it. */
export function entityTag(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `"${hash.digest('base64url').slice(0, 27)}"`
}

// All headers in one call: what is set one by one takes Node a slower way.
export function sendFromMemory(
  { headers, etag, bodies }: MemoryResponse,
  { method, headers: received }: IncomingMessage,
  response: ServerResponse,
): void {
  if (received['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const coding = acceptedCodings(received['accept-encoding']).find((name) => bodies[name]) ?? 'identity'
  const body = bodies[coding] ?? bodies.identity
  const length = { 'content-length': body.byteLength }
  const coded = coding === 'identity' ? length : { ...length, 'content-encoding': coding }
  response.writeHead(200, { ...headers, ...coded }).end(method === 'HEAD' ? undefined : body)
}

const preferred = ['br', 'gzip', 'identity'] as const

// Browsers send a handful of different values; parsing them for every request would cost more than the rest.
const judged = new LRUCache<string, Coding[]>({ max: 200 })

function acceptedCodings(acceptEncoding = ''): Coding[] {
  const known = judged.get(acceptEncoding)
  if (known) return known
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  const accepted = negotiator.encodings(preferred, { preferred })
  const codings = accepted.flatMap((name) => preferred.filter((coding) => coding === name))
  if (acceptEncoding.length <= 200) judged.set(acceptEncoding, codings)
  return codings
}
