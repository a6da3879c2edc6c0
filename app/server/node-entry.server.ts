// Other hosts use their own server instead.

import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { dirname, join } from 'node:path'
import { constants } from 'node:zlib'

import compression from 'compression'
import { useNitroApp } from 'nitro/app'
import { NodeRequest, sendNodeResponse } from 'srvx/node'

import { errorMessage } from '#domain/error-message.ts'
import { securityHeaders } from '~/lib/security-headers'

import { siteUrl } from './env.server'
import { errorResponse } from './error-responses.server'
import { shutDownOnSignal } from './graceful-shutdown.server'
import { sendFromMemory } from './memory-response.server'
import { createPageCache } from './page-cache.server'
import { createRequestId, withRequestId } from './request-id.server'
import { log, logRequest } from './request-log.server'
import { createStaticFiles, isFilePath } from './static-files.server'

try {
  siteUrl()
} catch (error) {
  console.error(errorMessage(error))
  process.exit(1)
}

const refreshIntervalMs = 30_000
const timeouts = {
  headersTimeout: 10_000,
  // A slow phone needs minutes for a large photo.
  requestTimeout: 180_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 5000,
}

const { PORT, HOST, HSTS_INCLUDE_SUBDOMAINS } = process.env
const origin = siteUrl()
const commonHeaders = securityHeaders(origin, HSTS_INCLUDE_SUBDOMAINS)
const publicDir = join(dirname(process.argv[1] ?? ''), '../public')

// The package's types require an Express request.
interface Compressor {
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): unknown
}

const app = useNitroApp()
const pages = createPageCache({
  origin,
  handle: app.fetch,
  headers: commonHeaders,
})
const files = createStaticFiles(publicDir)
const compress: Compressor['handle'] = compression({
  flush: constants.Z_SYNC_FLUSH,
  brotli: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 0,
      [constants.BROTLI_PARAM_LGWIN]: 17,
    },
  },
})

/** Never rejects. */
async function respond(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const page = await pages.pageOf(request)
  if (page) {
    logRequest(request, response, true)
    sendFromMemory(page, request, response)
    return
  }
  const id = createRequestId()
  await withRequestId(id, () => respondAlone(request, response, id))
}

async function respondAlone(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  logRequest(request, response, false)
  for (const [name, value] of Object.entries(commonHeaders))
    response.setHeader(name, value)
  response.setHeader('X-Request-Id', id)
  try {
    const created = await createResponse(request, response, id)
    await sendNodeResponse(response, created)
  } catch (err) {
    log.error({ err }, 'failed to handle a request')
    response.destroy()
  }
}

async function createResponse(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<Response> {
  const { method, url = '', headers } = request
  // The framework would throw on these.
  if (method === 'TRACE')
    return errorResponse(405, headers.accept, { Allow: 'GET, HEAD, POST' })
  if (!url.startsWith('/') || !URL.canParse(`http://${headers.host}`))
    return errorResponse(400, headers.accept)
  const webRequest = new NodeRequest({ req: request, res: response })
  webRequest.context = { requestId }
  const [path = ''] = url.split('?', 1)
  if (isFilePath(path)) return await files(webRequest)
  await new Promise<void>((resolve) => {
    compress(request, response, resolve)
  })
  return await app.fetch(webRequest)
}

const server = createServer(timeouts, (request, response) => {
  void respond(request, response)
})
// A script may send thousands of requests at once over one connection.
server.maxRequestsPerSocket = 100
// For example after a visitor pauses a video.
server.setTimeout(60_000)
server.on('error', (error) => {
  console.error(errorMessage(error))
  process.exit(1)
})

// A line of the log that cannot be written, as to a full disk, is dropped.
process.stderr.on('error', () => {})
// The parent process starts the site again.
process.on('uncaughtException', (err) => {
  log.fatal({ err }, 'uncaught exception')
  process.exit(1)
})
// A bug in one response must not take down the others.
process.on('unhandledRejection', (err) =>
  log.error({ err }, 'unhandled rejection'),
)

await pages.refresh()
setInterval(() => void pages.refresh(), refreshIntervalMs)
// The parent process waits for this line.
server.listen(Number(PORT || 3000), HOST || undefined, () =>
  process.stdout.write('listening\n'),
)
shutDownOnSignal(server)
