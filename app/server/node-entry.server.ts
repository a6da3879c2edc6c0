// Entry of the built Node server (`entry` in app.config.ts). Serves pages and
// assets from memory, other files from disk and everything else through Nitro.
// Serverless hosts use their own server instead.

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
import { decodePath } from '~/lib/canonical-path'
import { securityHeaders } from '~/lib/security-headers'

import { type MemoryResponse, sendFromMemory } from './compression.server'
import {
  connectionTimes,
  takeConnectionSlot,
  takeRenderSlot,
} from './connection-limits.server'
import { checkEnvironment, serverSite } from './env.server'
import { errorResponse } from './error-responses.server'
import { shutDownOnSignal } from './graceful-shutdown.server'
import { createPageCache } from './page-cache.server'
import { log, logRequest } from './request-log.server'
import {
  createStaticFiles,
  filePattern,
  readHashedAssets,
} from './static-files.server'

try {
  checkEnvironment()
} catch (error) {
  console.error(errorMessage(error))
  process.exit(1)
}

const { PORT, HOST, PAGE_CACHE, HSTS_INCLUDE_SUBDOMAINS } = process.env
const headers = securityHeaders(serverSite().url, HSTS_INCLUDE_SUBDOMAINS)
const publicDir = join(dirname(process.argv[1] ?? ''), '../public')

/**
 * The middleware as called with Node's own types. The package's types require
 * an Express request.
 */
interface Compressor {
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): unknown
}

const app = useNitroApp()
const assets = readHashedAssets(join(publicDir, 'assets'), headers)
const pages =
  PAGE_CACHE === 'off' ? undefined : createPageCache(app.fetch, headers)
const files = createStaticFiles(publicDir)
const compress: Compressor['handle'] = compression({
  // Flush each streamed chunk at once.
  flush: constants.Z_SYNC_FLUSH,
  brotli: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 0,
      [constants.BROTLI_PARAM_LGWIN]: 17,
    },
  },
})

const server = createServer(connectionTimes, (request, response) => {
  if (!takeConnectionSlot(request, response))
    return void request.socket.destroy()
  const cached = pages?.getFresh(request) ?? findAsset(request)
  logRequest(request, response, cached !== undefined)
  if (cached) return sendFromMemory(cached, request, response)
  for (const [name, value] of Object.entries(headers))
    response.setHeader(name, value)
  respond(request, response).catch((err: unknown) => {
    log.error({ err }, 'failed to handle a request')
    response.destroy()
  })
})

/** Returns the script, style or font of a request. */
function findAsset({
  method,
  url = '',
}: IncomingMessage): MemoryResponse | undefined {
  return method === 'GET' || method === 'HEAD' ? assets.get(url) : undefined
}

/**
 * Handles a request that cannot be served from memory: a file, a page or any
 * other route.
 */
async function respond(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url = '', headers: received } = request
  const reject = (status: 400 | 405 | 503, headers?: HeadersInit) =>
    errorResponse(status, received.accept, headers)
  const send = (webResponse: Response) =>
    sendNodeResponse(response, webResponse)

  // The framework throws on these, and a malformed request should not be logged
  // as a server error.
  if (method === 'TRACE')
    return await send(reject(405, { Allow: 'GET, HEAD, POST' }))
  if (!url.startsWith('/') || !URL.canParse(`http://${received.host}`))
    return await send(reject(400))
  const [path = ''] = url.split('?')
  // A path that cannot be decoded is not found. The redirect gives the 404 page
  // a path that the framework can decode.
  if (decodePath(path) === undefined)
    return await send(
      method === 'POST'
        ? reject(400)
        : new Response(null, { status: 302, headers: { Location: '/404' } }),
    )
  const webRequest = new NodeRequest({ req: request, res: response })
  if (filePattern.test(url)) return await send(await files(webRequest))
  if (!takeRenderSlot(request, response))
    return await send(reject(503, { 'Retry-After': '5' }))

  await new Promise<void>((resolve) =>
    compress(request, response, () => resolve()),
  )
  const page = (await pages?.render(request)) ?? (await app.fetch(webRequest))
  if (page instanceof Response) return await send(page)
  sendFromMemory(page, request, response)
}

server.maxConnections = 2048
// Closes connections without traffic in either direction, for example after a
// visitor pauses a video.
server.setTimeout(60_000)
server.on('error', (error) => {
  console.error(errorMessage(error))
  process.exit(1)
})
// The parent process waits for this line.
server.listen(Number(PORT || 3000), HOST || undefined, () =>
  process.stdout.write('listening\n'),
)

// A bug in one response must not take down the others.
process.on('unhandledRejection', (err) =>
  log.error({ err }, 'unhandled rejection'),
)
process.on('uncaughtException', (err) =>
  log.error({ err }, 'uncaught exception'),
)

shutDownOnSignal(server)
