import type { Server } from 'node:http'

import { log } from './request-log.server'

// Docker kills ten seconds after SIGTERM.
const patienceMs = 8000

/** On SIGTERM and SIGINT the server accepts no more connections, responds to the requests it has, and the process ends. */
export function shutDownOnSignal(server: Server): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info('stopping')
      server.close(() => process.exit(0))
      // Closing ends the idle connections once, and others become idle when their response is sent.
      setInterval(() => server.closeIdleConnections(), 50)
      setTimeout(() => process.exit(0), patienceMs)
    })
  }
}
