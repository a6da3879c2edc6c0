import { createCsrfMiddleware, createServerOnlyFn } from '@tanstack/react-start'

import { siteUrl } from './env.server'
import { errorResponse } from './error-responses.server'

// `createServerOnlyFn` keeps this out of the client bundle. Behind a proxy, the
// public origin differs from that of the request URL.
const sameOrigin = {
  origin: createServerOnlyFn(
    (origin: string, { request }: { request: Request }) =>
      origin === siteUrl() ||
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

// Posts without an origin (very old browsers) pass because there is no session
// to abuse, and a lost lead costs more than a junk one.
export const formCsrf = createCsrfMiddleware({
  ...sameOrigin,
  filter: ({ handlerType, request }) =>
    handlerType === 'router' && request.method === 'POST',
  allowRequestsWithoutOriginCheck: true,
})
