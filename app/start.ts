import { createMiddleware, createStart } from '@tanstack/react-start'

import { allowedMethods } from './lib/canonical-path'
import { serverFnCsrf, formCsrf } from './server/csrf'
import {
  errorResponse,
  hasDecodablePayload,
  isMissingServerFn,
} from './server/error-responses.server'
import { currentRequestId } from './server/request-id.server'

/** Sends the id under which the log has the request. */
const sendRequestId = createMiddleware().server(async ({ next }) => {
  const result = await next()
  const id = currentRequestId()
  if (id !== undefined) result.response.headers.set('X-Request-Id', id)
  return result
})

/**
 * Rejects methods that a path does not accept. Start would answer some of them
 * with an empty page.
 */
const validateMethod = createMiddleware().server(({ request, next }) => {
  const allowed = allowedMethods(new URL(request.url).pathname)
  if (allowed.includes(request.method)) return next()
  return errorResponse(405, request.headers.get('accept'), {
    Allow: allowed.join(', '),
  })
})

/**
 * Rejects server function calls that cannot be decoded and calls of functions
 * that this build does not have.
 */
const validateCall = createMiddleware().server(
  async ({ handlerType, request, next }) => {
    if (handlerType !== 'serverFn') return await next()
    const accept = request.headers.get('accept')
    if (!(await hasDecodablePayload(request))) return errorResponse(400, accept)
    try {
      return await next()
    } catch (error) {
      // A page that was open during an upgrade calls the functions of its own
      // build.
      if (isMissingServerFn(error)) return errorResponse(404, accept)
      throw error
    }
  },
)

export const startInstance = createStart(() => ({
  requestMiddleware: [
    sendRequestId,
    validateMethod,
    serverFnCsrf,
    formCsrf,
    validateCall,
  ],
}))
