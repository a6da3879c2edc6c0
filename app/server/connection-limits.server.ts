import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Timeouts of Node's server in milliseconds, so that no connection stays open
 * for long without a request.
 */
export const connectionTimes = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 5000,
} as const

/**
 * Maximum number of concurrent requests, which bounds memory. A form keeps its
 * slot during a slow upload, so forms have more slots, and a few slow clients
 * cannot block a lead.
 */
const maxConcurrent = { page: 64, form: 512 }

/**
 * Maximum number of pending requests per connection. Browsers send one at a
 * time, a script may send a thousand.
 */
const maxPerConnection = 16

const pendingBySocket = new WeakMap<Socket, number>()
const running = { page: 0, form: 0 }

/**
 * Takes one of the connection's slots until the response is closed. Returns
 * false if none is free.
 */
export function takeConnectionSlot(
  { socket }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (socket.destroyed) return false
  const pending = (pendingBySocket.get(socket) ?? 0) + 1
  pendingBySocket.set(socket, pending)
  response.once('close', () =>
    pendingBySocket.set(socket, (pendingBySocket.get(socket) ?? 1) - 1),
  )
  return pending <= maxPerConnection
}

/**
 * Takes one of the slots for pages or forms until the response is closed.
 * Returns false if none is free.
 */
export function takeRenderSlot(
  { method }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const kind = method === 'POST' ? 'form' : 'page'
  if (running[kind] >= maxConcurrent[kind]) return false
  running[kind] += 1
  response.once('close', () => (running[kind] -= 1))
  return true
}
