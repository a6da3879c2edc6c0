import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'

export interface LoopbackServer {
  url: string
  /** Closes every connection, including hanging ones. */
  stop(): Promise<void>
}

export async function listenOnLoopback(
  listener: RequestListener,
): Promise<LoopbackServer> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    stop: () => stopServer(server),
  }
}

export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The server has no port.')
  return address.port
}

async function stopServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
