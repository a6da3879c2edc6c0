import type { Answer } from '../platform/platform'
import { requestId } from './request-id.server'
import { logRequest } from './request-line.server'

/** Writes the line of a request when its answer begins: nobody here is told when it has ended. */
export function withLines(answer: Answer): Answer {
  return async (request) => {
    const startedAt = Date.now()
    const response = await answer(request)
    const { pathname } = new URL(request.url)
    logRequest({
      id: () => requestId(request),
      method: request.method,
      target: pathname,
      status: response.status,
      milliseconds: Date.now() - startedAt,
      left: false,
    })
    return response
  }
}
