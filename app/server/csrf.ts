import { createCsrfMiddleware, createServerOnlyFn } from '@tanstack/react-start'

import { serverSite } from './env.server'
import { errorResponse } from './error-responses.server'

// The client bundle includes this file, and `createServerOnlyFn` strips the
// server code and its imports from it. Behind a TLS-terminating proxy, the
// public origin differs from the origin of the request URL.
const sameOrigin = {
  origin: createServerOnlyFn(
    (origin: string, { request }: { request: Request }) =>
      origin === serverSite().url ||
      URL.parse(origin)?.host === new URL(request.url).host,
  ),
  failureResponse: createServerOnlyFn(({ request }: { request: Request }) =>
    errorResponse(403, request.headers.get('accept')),
  ),
}

export const serverFnCsrf = createCsrfMiddleware({
  ...sameOrigin,
  filter: ({ handlerType }) => handlerType === 'serverFn',
})

/**
 * Restricts form posts to our own pages. Posts without an origin (very old
 * browsers) pass because there is no session to abuse, and losing a lead costs
 * more than receiving a junk one.
 */
export const formCsrf = createCsrfMiddleware({
  ...sameOrigin,
  filter: ({ handlerType, request }) =>
    handlerType === 'router' && request.method === 'POST',
  allowRequestsWithoutOriginCheck: true,
})
