import { Server } from 'node:http'

import { useNitroApp } from 'nitro/app'
import { serve } from 'srvx/node'

// The entry of the built server, in place of Nitro's own, which sets no bounds.
import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import { lastRequestId } from '../log/request-id.server'
import { logRequest } from '../log/request-line.server'
import { siteLog } from '../log/site-log.server'
import { flatSecurityHeaders } from '../security-headers.server'
import { serverSite } from '../site.server'
import { answerFromMemory } from './answer-from-memory.server'
import { boundConnections } from './bounded-connections.server'
import { connectionTimes } from './limits'
import { stopWhenTold } from './stop.server'

const app = useNitroApp()
const { PORT, HOST, TRUSTED_PROXY_HEADER } = process.env

const server = serve({
  port: Number(PORT || 3000),
  ...(HOST ? { hostname: HOST } : {}),
  fetch: (request) => app.fetch(request),
  manual: true,
  silent: true,
  // Its own waits five seconds, writes to the log, and does nothing where CI is set.
  gracefulShutdown: false,
  // Without a host Node would answer by itself, and without our headers.
  node: { ...connectionTimes, requireHostHeader: false },
})
const { server: http, handler } = server.node ?? {}
if (!(http instanceof Server) || handler === undefined) throw new Error('srvx has made no server')
http.setTimeout(connectionTimes.timeout)
const afterAnswer = stopWhenTold(http)
boundConnections(http, {
  answer: (request, response) => answerFromMemory(request, response) || handler(request, response),
  always: flatSecurityHeaders({ https: serverSite().url.startsWith('https:') }),
  over(request, response, milliseconds) {
    logRequest({
      id: () => lastRequestId(request),
      method: request.method ?? '',
      target: request.url ?? '',
      status: response.statusCode,
      milliseconds,
      left: !response.writableFinished,
    })
    afterAnswer()
  },
  behindProxy: Boolean(TRUSTED_PROXY_HEADER?.trim()),
})

// A bug in one answer must not end the others.
process.on('unhandledRejection', (err) => siteLog().error({ err }, 'unhandled rejection'))
process.on('uncaughtException', (err) => siteLog().error({ err }, 'uncaught exception'))

try {
  await server.serve()
  // Whoever started it waits for this line.
  process.stdout.write('listening\n')
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
