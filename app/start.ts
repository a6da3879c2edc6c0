import {
  createCsrfMiddleware,
  createMiddleware,
  createServerOnlyFn,
  createStart,
} from '@tanstack/react-start'

import { serverSite } from './lib/env.server'
import { isReadableCall, refusal } from './lib/error-responses.server'

/** What one request is called in the log and, when it breaks, on the page: short enough to be read out by telephone. */
const requestId = createMiddleware().server(async ({ next }) => {
  const id = crypto.randomUUID().slice(0, 8)
  const result = await next({ context: { requestId: id } })
  result.response.headers.set('X-Request-Id', id)
  return result
})

// The browser loads this file too: what these two wrap is taken out of it with its imports. Behind a proxy that speaks
// TLS the public origin is not the one this server is reached at.
const sameOrigin = {
  origin: createServerOnlyFn(
    (origin: string, { request }: { request: Request }) =>
      origin === serverSite().url || origin === new URL(request.url).origin,
  ),
  failureResponse: createServerOnlyFn(({ request }: { request: Request }) =>
    refusal(403, request.headers.get('accept')),
  ),
}

/** Server functions are called by our own pages only. */
const ownCalls = createCsrfMiddleware({
  ...sameOrigin,
  filter: ({ handlerType }) => handlerType === 'serverFn',
})

/**
 * Forms are posted by our own pages only. Posts that name no origin at all (very old browsers, the owner's commands)
 * pass: there is no session to abuse, and a lost lead costs more than a junk one.
 */
const ownForms = createCsrfMiddleware({
  ...sameOrigin,
  filter: ({ handlerType, request }) => handlerType === 'router' && request.method === 'POST',
  allowRequestsWithoutOriginCheck: true,
})

/** Pages are read, and forms, the chat and the owner's commands post. */
const understood = createMiddleware().server(async ({ handlerType, request, next }) => {
  const accept = request.headers.get('accept')
  if (!['GET', 'HEAD', 'POST'].includes(request.method))
    return refusal(405, accept, { Allow: 'GET, HEAD, POST' })
  return handlerType === 'serverFn' && !(await isReadableCall(request)) ? refusal(400, accept) : next()
})

export const startInstance = createStart(() => ({
  requestMiddleware: [requestId, ownCalls, ownForms, understood],
}))
