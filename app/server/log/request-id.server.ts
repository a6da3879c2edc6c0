import { getRequestHeader } from '@tanstack/react-start/server'

/** Carries the id to the page that is rendered, and to the visitor. What a stranger sends under this name is replaced. */
export const requestIdHeader = 'x-request-id'

const ids = new WeakMap<WeakKey, string>()

/** What one request is called in the log and, when it breaks, on the page: short enough to be read out by telephone. */
export function requestId(request: WeakKey): string {
  const known = ids.get(request)
  if (known !== undefined) return known
  const id = newId()
  ids.set(request, id)
  return id
}

/** The same for the line at its end, after which nobody asks for it again. */
export function lastRequestId(request: WeakKey): string {
  return ids.get(request) ?? newId()
}

let latest = Math.floor(Math.random() * 2 ** 32)

// No secret: it only has to be another one each time, and in each process. The step is odd, so that all of them come by.
function newId(): string {
  latest = (latest + 0x9e37_79b1) >>> 0
  return fourDigits(latest >>> 16) + fourDigits(latest & 0xffff)
}

// V8 writes larger numbers to another base as if they had fractions, which is slow.
const fourDigits = (part: number) => part.toString(16).padStart(4, '0')

/** The id of the request whose page is being rendered; none for a copy that is made for everybody. */
export function renderedRequestId(): string | undefined {
  return getRequestHeader(requestIdHeader)
}
