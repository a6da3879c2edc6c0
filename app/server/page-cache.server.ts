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
export function createPageCache({ handle, headers }: PageCacheOptions) {
  const pages = createRevalidatedCache<MemoryResponse>({
    maxSize: maxCacheBytes,
    sizeOf: sizeInBytes,
  })
  const renders = createRenders(async (key, isBot) => {
    const response = await handle(syntheticRequest(key, isBot))
    if (!isShareable(response)) return { own: response }
    const shared = await toMemoryResponse(response, headers)
    pages.set(key, shared, backendSettings().lifetime)
    return { shared }
  })

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
      const isBot = isbot(request.headers['user-agent'])
      const cached = pages.get(key)
      if (cached) {
        if (!cached.isFresh) void renders.refresh(key, isBot)
        return cached.value
      }
      const joined = renders.running(key)
      const { shared, own } = await (joined ?? renders.start(key, isBot))
      if (shared) return shared
      // Only the visitor who started the render may have its response.
      return joined ? await handle(syntheticRequest(key, isBot)) : own
    },
  }
}

/** A page for all visitors, or a response to one of them. */
type RenderedPage =
  | { shared: MemoryResponse; own?: never }
  | { shared?: never; own: Response }

/** Keeps track of the pages that are being rendered, by their cache key. */
function createRenders(
  render: (key: string, isBot: boolean) => Promise<RenderedPage>,
) {
  const running = new Map<string, Promise<RenderedPage>>()

  function start(key: string, isBot: boolean): Promise<RenderedPage> {
    const page = render(key, isBot).finally(() => running.delete(key))
    running.set(key, page)
    return page
  }

  /** Renders a page again. If that fails, its last version stays cached. */
  async function refresh(key: string, isBot: boolean): Promise<void> {
    if (running.has(key)) return
    const { own } = await start(key, isBot)
    await own?.body?.cancel()
    if (own && own.status >= 500)
      log.error({ address: key }, 'failed to re-render a cached page')
  }

  return { running: (key: string) => running.get(key), start, refresh }
}

// Room for all pages with all values of their search params.
const maxCacheBytes = 16 * 2 ** 20
const bytesPerEntry = 4096

/**
 * Returns the size of a page in memory. Its compressed bodies together are
 * smaller than the uncompressed one.
 */
function sizeInBytes({ bodies }: MemoryResponse): number {
  return 2 * bodies.identity.byteLength + bytesPerEntry
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
