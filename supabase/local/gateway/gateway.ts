import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import type { Log } from '../log.ts'
import { refusalResponse } from './api-error.ts'

type Handler = (request: Request, url: URL) => Promise<Response>

export interface Services {
  rest: Handler
  functions: Handler
  snapshot: Handler
  compact: Handler
  /** Resolves when the database answers. */
  checkHealth(): Promise<void>
}

const slowMs = 1_000

/**
 * One address for all services, as on a hosted project. Logs method, path, status and time of a request that failed
 * or was slow; the others are `debug`, three of them for a view of the home page.
 */
export function createGateway(services: Services, log: Log): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url)
    const startedAt = performance.now()
    const response = await route(services, request, url).catch((error: unknown) => {
      log('request failed', { method: request.method, path: url.pathname, error: sentenceOf(error) }, 'error')
      return refusalResponse(500, 'XX000', 'The embedded Supabase failed; its log says why')
    })
    const milliseconds = Math.round(performance.now() - startedAt)
    const fields = { method: request.method, path: url.pathname, status: response.status, milliseconds }
    log('request', fields, response.status >= 500 ? 'error' : milliseconds > slowMs ? 'warn' : 'debug')
    return response
  }
}

async function route(services: Services, request: Request, url: URL): Promise<Response> {
  if (url.pathname.startsWith('/functions/v1/')) return services.functions(request, url)
  if (url.pathname.startsWith('/rest/v1/')) return services.rest(request, url)
  if (url.pathname === '/snapshot') return services.snapshot(request, url)
  if (url.pathname === '/compact') return services.compact(request, url)
  if (url.pathname === '/health') {
    await services.checkHealth()
    return Response.json({ status: 'ok' })
  }
  return refusalResponse(404, 'no_route', 'The embedded Supabase serves /rest/v1, /functions/v1 and /health')
}
