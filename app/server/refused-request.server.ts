import { type OutOfOrder, outOfOrder } from '~/content/out-of-order'
import type { Site } from '~/content/site'

import { callPath, isCall } from './call-payload.server'
import { plainPage } from './plain-page'

/** Pages are read, and forms, the chat and the owner's commands post. */
const allowed = ['GET', 'HEAD', 'POST']

const fileAddress = /^[^?]+\.(?:avif|css|gif|ico|jpe?g|js|m?ts|map|mp4|png|svg|webm|webp|woff2?)(?:\?|$)/i

/** The 405 to a method nothing here answers. `TRACE` is one: no server code sees such a request. */
export function methodRefused({ method }: Request): Response | undefined {
  if (allowed.includes(method)) return undefined
  return new Response('Method not allowed.\n', {
    status: 405,
    headers: { Allow: allowed.join(', '), 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

// A build names each of its functions by a hash.
const functionName = /^[0-9a-f]{64}(?:\?|$)/

/** The 404 to a call of what cannot be a function of ours: the framework breaks on an empty or an inherited name. */
export function missingFunction(target: string): Response | undefined {
  if (!isCall(target) || functionName.test(target.slice(callPath.length))) return undefined
  return Response.json({ error: 'There is no such function.' }, { status: 404 })
}

/** Whether nothing but a file can be at this address. */
export function isFileAddress(target: string): boolean {
  return fileAddress.test(target)
}

/** The 404 to what can only be a file that is not there: a whole page would be sent to a program, not a person. */
export function missingFile(target: string): Response | undefined {
  if (!isFileAddress(target)) return undefined
  return new Response('Not found.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/**
 * Refuses what a person may have sent: as a page with the telephone number, or in a line for the scripts of a page,
 * which say the same in their own way. Without `Connection: close`: whoever still sends would be cut off before
 * reading this. Node throws away what follows, for as long as its time limit for a request lasts.
 */
export function refusalPage(status: number, what: OutOfOrder, request: Request, site: Site): Response {
  if (!request.headers.get('accept')?.includes('text/html')) {
    return Response.json({ error: outOfOrder[what].title }, { status })
  }
  return new Response(plainPage(what, site), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
