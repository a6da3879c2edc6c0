import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { limitBodyStream } from 'srvx/body-limit'

/** Options of Node's server, in milliseconds: no connection is held for long without a request. */
export const connectionTimes = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 5000,
} as const

/** Requests that are being rendered at the same time. Each takes some memory. */
const mostRendered = 64

/** Requests of one connection that wait for their response. Browsers send one at a time; a program may send a thousand. */
const mostPerConnection = 16

const waitingOn = new WeakMap<Socket, number>()
let rendered = 0

/** Whether this connection may have another response made; counted until that has been sent. */
export function hasRoomOn({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (socket.destroyed) return false
  const waiting = (waitingOn.get(socket) ?? 0) + 1
  waitingOn.set(socket, waiting)
  response.once('close', () => waitingOn.set(socket, (waitingOn.get(socket) ?? 1) - 1))
  return waiting <= mostPerConnection
}

/** Whether another page may be rendered; counted likewise. */
export function hasRoom(response: ServerResponse): boolean {
  if (rendered >= mostRendered) return false
  rendered += 1
  response.once('close', () => (rendered -= 1))
  return true
}

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

  try {
    const body = await new Response(limitBodyStream(request.body, largestBody)).blob()
    const copy = new Request(url, { method, headers, body })
    // A copy does not know who sent it; the limits per visitor have to.
    return 'ip' in request ? Object.assign(copy, { ip: request.ip }) : copy
  } catch {
    return undefined
  }
}
