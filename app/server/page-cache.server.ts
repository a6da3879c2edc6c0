import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { isbot } from 'isbot'
import type { ServerRequest } from 'srvx'

import { entityTag, type MemoryResponse } from './compression.server'
import { backendSettings, serverSite } from './env.server'
import { cacheKey } from './page-cache-key.server'
import { currentRequestId } from './request-id.server'
import { log } from './request-log.server'
import { createRevalidatedCache } from './stale-while-revalidate.server'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
const brotliParams = {
  // Higher qualities save a tenth of the bytes but take fifty times as long,
  // which is longer than rendering.
  [constants.BROTLI_PARAM_QUALITY]: 6,
  // A window of 256 KB holds every page.
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

interface PageCacheOptions {
  /** Handles a request for a page. */
  handle: (request: Request) => Response | Promise<Response>
  /** Headers that are sent with every page. */
  headers: Record<string, string>
}

/**
 * Creates a small shared cache in front of the pages, which works like a CDN:
 * it keeps responses that routes mark with `s-maxage`. Pages are rendered from
 * a synthetic request without the visitor's cookies, host and IP address, so
 * that none of these can leak into a cached page.
 */
export function createPageCache(options: PageCacheOptions) {
  const pages = createRevalidatedCache<MemoryResponse>()
  const refreshing = new Set<string>()

  /** Renders a page and keeps it if all visitors may share it. */
  async function renderPage(
    key: string,
    isBot: boolean,
  ): Promise<MemoryResponse | Response> {
    const page = await renderShareable(syntheticRequest(key, isBot), options)
    if (page instanceof Response) return page
    pages.set(key, page, backendSettings().lifetime)
    return page
  }

  /** Renders a page again. If that fails, its last version stays cached. */
  async function refresh(key: string): Promise<void> {
    if (refreshing.has(key)) return
    refreshing.add(key)
    const page = await renderPage(key, false).finally(() =>
      refreshing.delete(key),
    )
    if (page instanceof Response) await logFailure(key, page)
  }

  return {
    /** Returns the page of a request if a fresh copy is cached. */
    getFresh(request: IncomingMessage): MemoryResponse | undefined {
      const key = cacheKey(request)
      const cached = key === undefined ? undefined : pages.get(key)
      return cached?.isFresh ? cached.value : undefined
    },

    /**
     * Returns the page of a request, shared by all visitors if possible, or
     * undefined if the URL is not a page.
     */
    async render(
      request: IncomingMessage,
    ): Promise<MemoryResponse | Response | undefined> {
      const key = cacheKey(request)
      if (key === undefined) return undefined
      const cached = pages.get(key)
      if (!cached)
        return await renderPage(key, isbot(request.headers['user-agent']))
      if (!cached.isFresh) void refresh(key)
      return cached.value
    },
  }
}

/** Returns the page in memory if all visitors may share it. */
async function renderShareable(
  request: Request,
  { handle, headers }: PageCacheOptions,
): Promise<MemoryResponse | Response> {
  const response = await handle(request)
  if (!isShareable(response)) return response
  return await toMemoryResponse(response, headers)
}

async function logFailure(address: string, page: Response): Promise<void> {
  await page.body?.cancel()
  if (page.status < 500) return
  log.error({ address }, 'failed to re-render a cached page')
}

function syntheticRequest(address: string, isBot: boolean): Request {
  const headers = new Headers({ accept: 'text/html' })
  // Bots run no scripts, so their pages are rendered with deferred content in
  // place.
  if (isBot) headers.set('user-agent', 'bot')
  const request: ServerRequest = new Request(serverSite().url + address, {
    headers,
  })
  request.context = { requestId: currentRequestId() }
  return request
}

function isShareable({ headers }: Response): boolean {
  return headers.get('Cache-Control')?.includes('s-maxage') ?? false
}

async function toMemoryResponse(
  response: Response,
  common: Record<string, string>,
): Promise<MemoryResponse> {
  const identity = Buffer.from(await response.arrayBuffer())
  // The id belongs to the first visitor's request.
  response.headers.delete('x-request-id')
  const policy = response.headers.get('content-security-policy') ?? ''
  const headers = {
    ...common,
    ...Object.fromEntries(response.headers),
    etag: entityTag(policy, identity),
    vary: 'Accept-Encoding',
  }
  const [gzip, br] = await Promise.all([
    gzipAsync(identity),
    brotliAsync(identity, { params: brotliParams }),
  ])
  return { headers, bodies: { identity, gzip, br } }
}
