import { defineErrorHandler } from 'nitro'

import { decodePath } from '~/lib/canonical-path'

import { errorResponse, errorStatus } from './error-responses.server'
import { requestIdOf } from './request-id.server'
import { log } from './request-log.server'

export default defineErrorHandler((error, event) => {
  const { method, headers, url } = event.req
  if (error.unhandled || error.status >= 500) {
    const id = requestIdOf(event.req)
    log.error({ id, err: error.cause ?? error }, 'failed to handle a request')
  }
  // Nitro rejects a path that cannot be decoded.
  const isDecodable = decodePath(new URL(url).pathname) !== undefined
  if (!isDecodable && method !== 'POST')
    return new Response(null, { status: 302, headers: { Location: '/404' } })
  return errorResponse(errorStatus(error.status), headers.get('accept'))
})
