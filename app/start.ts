import { createMiddleware, createStart } from '@tanstack/react-start'

import { serverFnCsrf, formCsrf } from './lib/csrf'
import { isReadableCall, refusal } from './lib/error-responses.server'

/** What one request is called in the log and, when it breaks, on the page: short enough to be read out by telephone. */
const requestId = createMiddleware().server(async ({ next }) => {
  const id = crypto.randomUUID().slice(0, 8)
  const result = await next({ context: { requestId: id } })
  result.response.headers.set('X-Request-Id', id)
  return result
})

/** Pages are read, and forms, the chat and the owner's commands post. */
const validateRequest = createMiddleware().server(async ({ handlerType, request, next }) => {
  const accept = request.headers.get('accept')
  if (!['GET', 'HEAD', 'POST'].includes(request.method))
    return refusal(405, accept, { Allow: 'GET, HEAD, POST' })
  return handlerType === 'serverFn' && !(await isReadableCall(request)) ? refusal(400, accept) : next()
})

export const startInstance = createStart(() => ({
  requestMiddleware: [requestId, serverFnCsrf, formCsrf, validateRequest],
}))
