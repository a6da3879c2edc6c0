import { createMiddleware, createStart } from '@tanstack/react-start'

import { allowedMethods } from './lib/canonical-path'
import { serverFnCsrf, formCsrf } from './server/csrf'
import { errorResponse } from './server/error-responses.server'
import { currentRequestId } from './server/request-id.server'

const sendRequestId = createMiddleware().server(async ({ next }) => {
  const result = await next()
  const id = currentRequestId()
  if (id !== undefined) result.response.headers.set('X-Request-Id', id)
  return result
})

/** Start would answer some methods that a path lacks with an empty page. */
const validateMethod = createMiddleware().server(({ request, next }) => {
  const allowed = allowedMethods(new URL(request.url).pathname)
  if (allowed.includes(request.method)) return next()
  return errorResponse(405, request.headers.get('accept'), {
    Allow: allowed.join(', '),
  })
})

export const startInstance = createStart(() => ({
  requestMiddleware: [sendRequestId, validateMethod, serverFnCsrf, formCsrf],
}))
