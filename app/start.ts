import { createMiddleware, createStart } from '@tanstack/react-start'

import { serverFnCsrf, formCsrf } from './lib/csrf'
import { hasDecodablePayload, errorResponse } from './lib/error-responses.server'

/** Assigns an id to each request, for the log and the error page. Short enough to read out over the phone. */
const assignRequestId = createMiddleware().server(async ({ next }) => {
  const id = crypto.randomUUID().slice(0, 8)
  const result = await next({ context: { requestId: id } })
  result.response.headers.set('X-Request-Id', id)
  return result
})

/** Rejects methods other than GET, HEAD and POST, and server function calls that cannot be decoded. */
const validateRequest = createMiddleware().server(async ({ handlerType, request, next }) => {
  const accept = request.headers.get('accept')
  if (!['GET', 'HEAD', 'POST'].includes(request.method))
    return errorResponse(405, accept, { Allow: 'GET, HEAD, POST' })
  return handlerType === 'serverFn' && !(await hasDecodablePayload(request))
    ? errorResponse(400, accept)
    : next()
})

export const startInstance = createStart(() => ({
  requestMiddleware: [assignRequestId, serverFnCsrf, formCsrf, validateRequest],
}))
