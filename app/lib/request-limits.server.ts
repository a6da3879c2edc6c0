import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Options of Node's server, in milliseconds: no connection is held for long without a request. */
export const connectionTimes = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 5000,
} as const

/**
 * Requests that are handled at the same time. Each takes some memory. A form holds its place while it is slow to arrive,
 * so forms have more of them: a few slow clients must not keep a lead out.
 */
const most = { page: 64, form: 512 }

/** Requests of one connection that wait for their response. Browsers send one at a time; a program may send a thousand. */
const mostPerConnection = 16

const waitingOn = new WeakMap<Socket, number>()
const running = { page: 0, form: 0 }

/** Whether this connection may have another response made, which then counts until it has been sent. */
export function takeConnectionSlot({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (socket.destroyed) return false
  const waiting = (waitingOn.get(socket) ?? 0) + 1
  waitingOn.set(socket, waiting)
  response.once('close', () => waitingOn.set(socket, (waitingOn.get(socket) ?? 1) - 1))
  return waiting <= mostPerConnection
}

/** Whether another page may be rendered or form taken, which counts likewise. */
export function takeRenderSlot({ method }: IncomingMessage, response: ServerResponse): boolean {
  const kind = method === 'POST' ? 'form' : 'page'
  if (running[kind] >= most[kind]) return false
  running[kind] += 1
  response.once('close', () => (running[kind] -= 1))
  return true
}

/** No form and no call of this site is larger; anything beyond is refused before it is kept in memory. */
const largestBody = 64 * 1024

/**
 * The request once its body is there, if it is one that a form of this site may send, or nothing. A larger one is received
 * to its end and not kept: a connection that closes while it is being sent can lose the response.
 */
export async function withLimitedBody(request: Request): Promise<Request | undefined> {
  const { method, headers, url } = request
  if (method === 'GET' || method === 'HEAD' || !request.body) return request
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size <= largestBody) chunks.push(chunk)
    }
  } catch {
    // The visitor left before the end. Start would report that as a breakdown.
    return undefined
  }
  if (size > largestBody) return undefined
  const copy = new Request(url, { method, headers, body: new Blob(chunks) })
  // A copy does not know who sent it; the limits per visitor have to.
  return 'ip' in request ? Object.assign(copy, { ip: request.ip }) : copy
}
