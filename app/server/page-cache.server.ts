import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

import { entityTag, type MemoryResponse } from './compression.server'
import { backendSettings, serverSite } from './env.server'
import { cacheKey } from './page-cache-key.server'
import { log } from './request-log.server'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
const brotliParams = {
  // Higher qualities save a tenth of the bytes but take fifty times as long,
  // which is longer than rendering.
  [constants.BROTLI_PARAM_QUALITY]: 6,
  // A window of 256 KB holds every page.
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

/**
 * The visitor who triggered a render, and the response to them if they wait for
 * a page that cannot be shared.
 */
interface Visitor {
  isBot: boolean
  isWaiting: boolean
  privateResponse?: Response
}

/**
 * Creates a small shared cache in front of the pages, which works like a CDN:
 * it keeps responses that routes mark with `s-maxage`. Pages are rendered from
 * a synthetic request without the visitor's cookies, host and IP address, so
 * that none of these can leak into a cached page.
 * @param common Headers that are sent with every page.
 */
export function createPageCache(
  render: (request: Request) => Response | Promise<Response>,
  common: Record<string, string>,
) {
  const { fresh, stale } = backendSettings().cacheAges
  const pages = new LRUCache<string, MemoryResponse, Visitor>({
    maxSize: 16 * 2 ** 20,
    // The compressed bodies together are smaller than the uncompressed one.
    sizeCalculation: ({ bodies }) => 2 * bodies.identity.byteLength + 4096,
    ttl: fresh,
    // If a page cannot be rendered again, its last good version stays in the
    // cache.
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    async fetchMethod(address, last, { context: visitor }) {
      const response = await renderPage(address, visitor.isBot)
      if (response.headers.get('Cache-Control')?.includes('s-maxage'))
        return await toEntry(response, common)
      if (visitor.isWaiting) visitor.privateResponse = response
      else await response.body?.cancel()
      if (last && response.status >= 500)
        log.error({ address }, 'failed to re-render a cached page')
      return undefined
    },
  })

  async function renderPage(
    address: string,
    isBot: boolean,
  ): Promise<Response> {
    // Bots run no scripts, so their pages are rendered with deferred content in
    // place.
    const botHeader = isBot ? { 'user-agent': 'bot' } : undefined
    return await render(
      new Request(serverSite().url + address, {
        headers: { accept: 'text/html', ...botHeader },
      }),
    )
  }

  return {
    /** Returns the page of a request if a fresh copy is cached. */
    getFresh(request: IncomingMessage): MemoryResponse | undefined {
      const address = cacheKey(request)
      return address === undefined ? undefined : pages.get(address)
    },
    /**
     * Returns the page of a request, shared by all visitors if possible, or
     * undefined if the URL is not a page.
     */
    async render(
      request: IncomingMessage,
    ): Promise<MemoryResponse | Response | undefined> {
      const address = cacheKey(request)
      if (address === undefined) return undefined
      // After a period without traffic, the next visitor waits for a new page
      // instead of seeing an old one.
      const allowStale = pages.getRemainingTTL(address) > fresh - stale
      const isBot = isbot(request.headers['user-agent'])
      const cached = pages.peek(address, { allowStale: true })
      const visitor: Visitor = { isBot, isWaiting: !allowStale || !cached }
      const page = await pages.fetch(address, { context: visitor, allowStale })
      // A visitor who joined the render of another visitor's own page gets a
      // separate one.
      return (
        page ?? visitor.privateResponse ?? (await renderPage(address, isBot))
      )
    },
  }
}

async function toEntry(
  response: Response,
  common: Record<string, string>,
): Promise<MemoryResponse> {
  const identity = Buffer.from(await response.arrayBuffer())
  // The id belongs to the first visitor's request.
  response.headers.delete('x-request-id')
  const etag = entityTag(
    response.headers.get('content-security-policy') ?? '',
    identity,
  )
  const headers = {
    ...common,
    ...Object.fromEntries(response.headers),
    etag,
    vary: 'Accept-Encoding',
  }
  const [gzip, br] = await Promise.all([
    gzipAsync(identity),
    brotliAsync(identity, { params: brotliParams }),
  ])
  return { headers, bodies: { identity, gzip, br } }
}
