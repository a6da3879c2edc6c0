import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

import { listenOnLoopback } from '../../tests/fakes/loopback-server.ts'
import { type RunningSite, startSite } from '../../tests/support/stack.ts'

/**
 * Failure mode of a backend: connection refused, status 500, or JSON of an
 * unknown shape.
 */
export type Failure = 'unreachable' | 'status 500' | 'unknown shape'

interface BrokenSite extends RunningSite {
  /** Request bodies the backend has received, by path. */
  received: Map<string, string[]>
}

export interface BrokenSites {
  /**
   * Returns the site whose backend fails this way. It stays up for the worker's
   * later tests.
   */
  site: (failure: Failure) => Promise<BrokenSite>
  stop: () => Promise<void>
}

/** Starts sites with failing backends on demand, one per failure mode. */
export function openBrokenSites(): BrokenSites {
  const sites = new Map<Failure, Promise<BrokenSite>>()
  return {
    site(failure) {
      const site = sites.get(failure) ?? startBrokenSite(failure)
      sites.set(failure, site)
      return site
    },
    async stop() {
      await Promise.all(
        [...sites.values()].map(async (site) => (await site).stop()),
      )
    },
  }
}

async function startBrokenSite(failure: Failure): Promise<BrokenSite> {
  const received = new Map<string, string[]>()
  if (failure === 'unreachable') {
    const site = await startSite({
      supabaseUrl: 'http://127.0.0.1:1',
      publishableKey: 'none',
    })
    return { ...site, received }
  }
  const site = await startSiteWithBackend(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://backend')
    received.set(pathname, [
      ...(received.get(pathname) ?? []),
      await text(request),
    ])
    response.writeHead(failure === 'status 500' ? 500 : 200, {
      'content-type': 'application/json',
    })
    response.end('{"message":"hello"}')
  })
  return { ...site, received }
}

/** Starts the site with a fake backend. */
export async function startSiteWithBackend(
  respond: (
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<void> | void,
): Promise<RunningSite> {
  const server = await listenOnLoopback(
    (request, response) => void respond(request, response),
  )
  const site = await startSite({
    supabaseUrl: server.url,
    publishableKey: 'public',
  })
  return {
    ...site,
    async stop() {
      await site.stop()
      await server.stop()
    },
  }
}
