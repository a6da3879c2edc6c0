import { AsyncLocalStorage } from 'node:async_hooks'

import type { ServerRequest } from 'srvx'

const requestIds = new AsyncLocalStorage<string>()

export function withRequestId<Result>(
  id: string,
  handle: () => Result,
): Result {
  return requestIds.run(id, handle)
}

export function currentRequestId(): string | undefined {
  return requestIds.getStore()
}

// Short enough to read out over the phone.
export function createRequestId(): string {
  return crypto.randomUUID().slice(0, 8)
}

/**
 * The context of the request carries the id from our Node server to the pages,
 * which are in another bundle.
 */
export function requestIdOf(request: ServerRequest): string {
  request.context ??= {}
  const { requestId } = request.context
  if (typeof requestId === 'string') return requestId
  const id = createRequestId()
  request.context['requestId'] = id
  return id
}
