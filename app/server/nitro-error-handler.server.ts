import { defineErrorHandler } from 'nitro'

import { errorResponse, errorStatus } from './error-responses.server'
import { requestIdOf } from './request-id.server'
import { log } from './request-log.server'

/** Nitro's error handler. Responds with one of our own error responses. */
export default defineErrorHandler((error, event) => {
  if (error.unhandled || error.status >= 500) {
    const id = requestIdOf(event.req)
    log.error({ id, err: error.cause ?? error }, 'failed to handle a request')
  }
  return errorResponse(
    errorStatus(error.status),
    event.req.headers.get('accept'),
  )
})
