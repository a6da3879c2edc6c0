import type { IncomingMessage } from 'node:http'

import type { ServerRequest } from 'srvx'

import { pageKey, pageKeys } from '~/lib/canonical-path'

import { type MemoryResponse, toMemoryResponse } from './memory-response.server'
import { log } from './request-log.server'

interface PageCacheOptions {
  origin: string
  handle: (request: ServerRequest) => Response | Promise<Response>
  headers: Record<string, string>
}

interface StoredPage {
  version: string
  /** Undefined if visitors may not share it. */
  page: Promise<MemoryResponse | undefined>
}

export function createPageCache({ origin, handle, headers }: PageCacheOptions) {
  const pages = new Map<string, StoredPage>()
  let version = ''

  function get(key: string): StoredPage['page'] {
    const stored = pages.get(key)
    if (stored?.version === version) return stored.page
    const page = render(key)
    pages.set(key, { version, page })
    return page
  }

  async function render(key: string): Promise<MemoryResponse | undefined> {
    try {
      const response = await handle(requestFor(origin + key))
      if (isShareable(response))
        return await toMemoryResponse(response, headers)
      await response.body?.cancel()
    } catch (err) {
      log.error({ err, key }, 'failed to render a page')
    }
    return undefined
  }

  async function renderAll(): Promise<void> {
    for (const key of pageKeys) await get(key)
  }

  return {
    async pageOf({
      method = '',
      url = '',
    }: IncomingMessage): Promise<MemoryResponse | undefined> {
      const key = pageKey(method, url)
      return key === undefined ? undefined : await get(key)
    },

    async refresh(): Promise<void> {
      const response = await handle(
        requestFor(origin, { refreshesContent: true }),
      )
      const read = await response.text()
      if (read === version) return
      version = read
      if (response.ok) void renderAll()
    },
  }
}

// Nothing of a visitor can get into a page.
function requestFor(
  url: string,
  context: ServerRequest['context'] = {},
): ServerRequest {
  const request: ServerRequest = new Request(url, {
    headers: { accept: 'text/html' },
  })
  request.context = context
  return request
}

function isShareable({ headers }: Response): boolean {
  return headers.get('Cache-Control')?.includes('s-maxage') ?? false
}
