import { createCsrfMiddleware, createServerOnlyFn } from '@tanstack/react-start'

import { serverSite } from './env.server'
import { refusal } from './error-responses.server'

// The browser loads this file too: what these two wrap is taken out of it with its imports. Behind a proxy that speaks
// TLS the public origin is not the one this server is reached at.
const sameOrigin = {
  origin: createServerOnlyFn(
    (origin: string, { request }: { request: Request }) =>
      origin === serverSite().url || URL.parse(origin)?.host === new URL(request.url).host,
  ),
  failureResponse: createServerOnlyFn(({ request }: { request: Request }) =>
    refusal(403, request.headers.get('accept')),
  ),
}

/** Server functions are called by our own pages only. */
export const serverFnCsrf = createCsrfMiddleware({
  ...sameOrigin,
  filter: ({ handlerType }) => handlerType === 'serverFn',
})

/**
 * Forms are posted by our own pages only. Posts that name no origin at all (very old browsers, the owner's commands)
 * pass: there is no session to abuse, and a lost lead costs more than a junk one.
 */
export const formCsrf = createCsrfMiddleware({
  ...sameOrigin,
  filter: ({ handlerType, request }) => handlerType === 'router' && request.method === 'POST',
  allowRequestsWithoutOriginCheck: true,
})
