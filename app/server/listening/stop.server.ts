import type { Server } from 'node:http'

import { siteLog } from '../log/site-log.server'

// Docker kills ten seconds after SIGTERM.
const patienceMs = 8000

/**
 * From SIGTERM or SIGINT on nobody new is let in, and who has asked gets the answer; then the process ends, at the
 * latest after eight seconds.
 * @returns to be called after every answer: a connection without a question is closed.
 */
export function stopWhenTold(server: Server): () => void {
  let stopping = false

  function stop() {
    if (stopping) return
    stopping = true
    siteLog().info({}, 'stopping')
    server.close(() => process.exit(0))
    setTimeout(() => {
      siteLog().warn({}, 'stopped before every answer was sent')
      process.exit(0)
    }, patienceMs)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  return () => {
    if (stopping) setImmediate(() => server.closeIdleConnections())
  }
}
