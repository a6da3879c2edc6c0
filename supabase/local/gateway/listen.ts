import { serve } from 'srvx/node'

import { maxBodyBytes } from './body.ts'

type ListenResult =
  | { ok: true; url: string; close(): Promise<void> }
  | { ok: false; reason: 'port-taken'; message: string }

// Requests that are still being answered get this long when the server closes.
const closeTimeoutMs = 5_000

/** Listens on loopback only: the keys are in a file of this machine and nobody else has business here. */
export async function listen(
  port: number,
  handle: (request: Request) => Promise<Response>,
): Promise<ListenResult> {
  const server = serve({
    fetch: handle,
    port,
    hostname: '127.0.0.1',
    manual: true,
    silent: true,
    gracefulShutdown: false,
    maxRequestBodySize: maxBodyBytes,
    // The callers, all of this machine, close what they no longer use. Were it closed here, a request sent at that
    // very moment would be lost.
    node: { keepAliveTimeout: 0 },
  })
  try {
    await server.serve()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      return { ok: false, reason: 'port-taken', message: `Port ${port} on this machine is already in use.` }
    }
    throw error
  }
  return {
    ok: true,
    url: `http://127.0.0.1:${new URL(server.url ?? '').port}`,
    async close() {
      const cutOff = setTimeout(() => void server.close(true), closeTimeoutMs)
      await server.close()
      clearTimeout(cutOff)
    },
  }
}
