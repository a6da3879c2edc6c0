import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

import { isPublicAddress } from '#functions/_shared/public-address.ts'

import type { FlatHeaders } from '../http/flat-headers'
import { refusalOf } from './acceptable-request.server'
import { connectionLimits } from './limits'
import { rawAnswer, refuseRequest } from './raw-answer.server'

interface Options {
  /** What answers requests that are sound. */
  answer: (request: IncomingMessage, response: ServerResponse) => unknown
  /** Sent with every answer. */
  always: FlatHeaders
  /** Told of every request once nothing more can be sent to whoever asked. */
  over: (request: IncomingMessage, response: ServerResponse, milliseconds: number) => void
  /** Whether a proxy stands in front, whose address all connections have. */
  behindProxy: boolean
}

/** Puts bounds around what one client can take from a server, and answers what is no request of ours. */
export function boundConnections(server: Server, { answer, always, over, behindProxy }: Options): void {
  // No WeakMap: entries that come and go with every request keep the garbage collector busy.
  const inFlight = new Map<Duplex, number>()
  const connections = new Map<string, number>()

  server.maxConnections = connectionLimits.open
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!hasRoom(request, response)) return
    const refused = refusalOf(request)
    if (refused !== undefined) refuseRequest(response, refused, always)
    else answer(request, response)
  })
  server.on('clientError', refuseNonsense)
  server.on('checkExpectation', (_, response: ServerResponse) => refuseRequest(response, 417, always))
  server.on('connect', (_, socket) => socket.end(rawAnswer(405, always)))
  server.on('connection', (socket) => {
    count(socket)
    // Answers that wait behind others on it are never told that it has gone.
    socket.once('close', () => inFlight.delete(socket))
  })

  /**
   * Node hands on all requests of a connection that came in one piece at once, hundreds of them, and keeps their
   * answers until it is their turn. The first beyond the limit is answered 429 and closes the connection; whoever sends
   * several times the limit is disconnected.
   */
  function hasRoom(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request
    const startedAt = performance.now()
    const waiting = (inFlight.get(socket) ?? 0) + 1
    inFlight.set(socket, waiting)
    response.on('close', () => {
      const left = (inFlight.get(socket) ?? 1) - 1
      if (left > 0) inFlight.set(socket, left)
      else inFlight.delete(socket)
      over(request, response, performance.now() - startedAt)
    })
    if (waiting <= connectionLimits.inFlight) return true
    if (waiting === connectionLimits.inFlight + 1) refuseRequest(response, 429, always)
    if (waiting > connectionLimits.inFlight * 4) socket.destroy()
    return false
  }

  function count(socket: Socket) {
    const address = socket.remoteAddress
    // An address of a private network is a proxy's.
    if (behindProxy || address === undefined || !isPublicAddress(address)) return
    const open = (connections.get(address) ?? 0) + 1
    connections.set(address, open)
    socket.once('close', () => {
      const left = (connections.get(address) ?? 1) - 1
      if (left > 0) connections.set(address, left)
      else connections.delete(address)
    })
    if (open > connectionLimits.openPerAddress) socket.destroy()
  }

  function refuseNonsense(error: NodeJS.ErrnoException, socket: Duplex) {
    // An answer that has begun cannot be told apart from the one to the nonsense behind it.
    const isAnswering = (inFlight.get(socket) ?? 0) > 0
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering) socket.destroy(error)
    else socket.end(rawAnswer(statusOf[error.code ?? ''] ?? 400, always))
  }
}

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
