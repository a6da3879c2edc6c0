import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

import { cacheKey } from './cache-key.server'
import { entityTag, type MemoryResponse } from './compression.server'
import { backendSettings, serverSite } from './env.server'
import { log } from './request-log.server'

const asGzip = promisify(gzip)
const asBrotli = promisify(brotliCompress)
const brotliParams = {
  // Better ones save a tenth of the bytes and take fifty times as long, which is longer than rendering.
  [constants.BROTLI_PARAM_QUALITY]: 6,
  // A window of 256 KB holds every page.
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

/** A visitor who waits for a page that is being rendered. It is theirs alone when it cannot be shared. */
interface Visitor {
  isBot: boolean
  waits: boolean
  own?: Response
}

/**
 * A small shared cache in front of the pages, as a CDN would be one: it keeps what a route calls `s-maxage`. Pages are
 * rendered from a request made up for their address: no cookies, no host, no address of the visitor. What is not there
 * cannot get into a page.
 * @param always headers that are sent with every page.
 */
export function createPageCache(
  render: (request: Request) => Response | Promise<Response>,
  always: Record<string, string>,
) {
  const { fresh, stale } = backendSettings().cacheAges
  const pages = new LRUCache<string, MemoryResponse, Visitor>({
    maxSize: 16 * 2 ** 20,
    // All codings together are smaller than the page.
    sizeCalculation: ({ bodies }) => 2 * bodies.identity.byteLength + 4096,
    ttl: fresh,
    // Where a page cannot be rendered again, the last good one stays.
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    async fetchMethod(address, last, { context: visitor }) {
      const response = await renderPage(address, visitor.isBot)
      if (response.headers.get('Cache-Control')?.includes('s-maxage')) return await pageOf(response, always)
      if (visitor.waits) visitor.own = response
      else await response.body?.cancel()
      if (last && response.status >= 500) log.error({ address }, 'a page could not be rendered again')
      return undefined
    },
  })

  async function renderPage(address: string, isBot: boolean): Promise<Response> {
    // Bots get late parts in their place, as they run no script.
    const agent = isBot ? { 'user-agent': 'bot' } : undefined
    return await render(
      new Request(serverSite().url + address, { headers: { accept: 'text/html', ...agent } }),
    )
  }

  return {
    /** The fresh page of this request. */
    inMemory(request: IncomingMessage): MemoryResponse | undefined {
      const address = cacheKey(request)
      return address === undefined ? undefined : pages.get(address)
    },
    /** Renders the page of this request, for all visitors if that can be; nothing for addresses that are no pages. */
    async render(request: IncomingMessage): Promise<MemoryResponse | Response | undefined> {
      const address = cacheKey(request)
      if (address === undefined) return undefined
      // After a quiet time the next visitor waits instead of seeing the page of an hour ago.
      const allowStale = pages.getRemainingTTL(address) > fresh - stale
      const isBot = isbot(request.headers['user-agent'])
      const known = pages.peek(address, { allowStale: true })
      const visitor: Visitor = { isBot, waits: !allowStale || !known }
      const page = await pages.fetch(address, { context: visitor, allowStale })
      // A visitor who joined while another visitor's own page was rendered gets another one.
      return page ?? visitor.own ?? (await renderPage(address, isBot))
    },
  }
}

async function pageOf(response: Response, always: Record<string, string>): Promise<MemoryResponse> {
  const identity = Buffer.from(await response.arrayBuffer())
  // It belongs to the first visitor's request.
  response.headers.delete('x-request-id')
  const etag = entityTag(response.headers.get('content-security-policy') ?? '', identity)
  const headers = { ...always, ...Object.fromEntries(response.headers), etag, vary: 'Accept-Encoding' }
  const [gzip, br] = await Promise.all([asGzip(identity), asBrotli(identity, { params: brotliParams })])
  return { headers, bodies: { identity, gzip, br } }
}
