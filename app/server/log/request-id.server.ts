import { getRequestHeader } from '@tanstack/react-start/server'

/** Carries the id to the page that is rendered, and to the visitor. What a stranger sends under this name is replaced. */
export const requestIdHeader = 'x-request-id'

const ids = new WeakMap<WeakKey, string>()

/** What one request is called in the log and, when it breaks, on the page: short enough to be read out by telephone. */
export function requestId(request: WeakKey): string {
  const known = ids.get(request)
  if (known !== undefined) return known
  const id = crypto.randomUUID().slice(0, 8)
  ids.set(request, id)
  return id
}

/** The id of the request whose page is being rendered; none for a copy that is made for everybody. */
export function renderedRequestId(): string | undefined {
  return getRequestHeader(requestIdHeader)
}
