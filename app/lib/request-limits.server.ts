import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What Node's server wants: nobody may hold a connection for long without a request. In milliseconds. */
export const connectionTimes = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 5000,
} as const

/** Connections that are open at the same time. */
export const mostConnections = 2048

/** Requests that are being rendered at the same time. Each takes some memory. */
const mostRendered = 64

/** Requests of one connection that wait for their response. Browsers send one at a time; a program may send a thousand. */
const mostPerConnection = 16

/** Counts requests until their responses have been sent, for the limits of all and of one connection. */
export function createRequestLimits() {
  const perConnection = new WeakMap<Socket, number>()
  let rendered = 0

  return {
    /** Whether this connection may have another response made. */
    hasRoomOn({ socket }: IncomingMessage, response: ServerResponse): boolean {
      if (socket.destroyed) return false
      const waiting = (perConnection.get(socket) ?? 0) + 1
      perConnection.set(socket, waiting)
      response.once('close', () => perConnection.set(socket, (perConnection.get(socket) ?? 1) - 1))
      return waiting <= mostPerConnection
    },
    /** Whether another page may be rendered. */
    hasRoom(response: ServerResponse): boolean {
      if (rendered >= mostRendered) return false
      rendered += 1
      response.once('close', () => (rendered -= 1))
      return true
    },
  }
}
