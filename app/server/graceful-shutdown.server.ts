import type { Server } from 'node:http'

import { log } from './request-log.server'

// Docker sends SIGKILL ten seconds after SIGTERM.
const gracePeriodMs = 8000

export function shutDownOnSignal(server: Server): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info('stopping')
      server.close(() => process.exit(0))
      // `close` ends only the connections that are idle now.
      setInterval(() => server.closeIdleConnections(), 50)
      setTimeout(() => process.exit(0), gracePeriodMs)
    })
  }
}
