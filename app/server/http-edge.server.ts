import { isbot } from 'isbot'
import { definePlugin } from 'nitro'
import type { ServerRequest } from 'srvx'

import { platform } from '~/server/platform/platform.server'

import { boundBody } from './bounded-request.server'
import { cachePurge } from './cache-purge.server'
import { asClientErrorIfUnreadable, isCall } from './call-payload.server'
import { canonicalRedirect } from './canonical-redirect.server'
import { cacheTimes } from './data-cache/cache-times.server'
import { healthAnswer, healthPath, readyAnswer, readyPath } from './health.server'
import { headersOf } from './http/flat-headers'
import { readableRequest } from './http/readable-request.server'
import type { Asked, ReadyAnswer } from './http/ready-answer'
import { requestTarget } from './http/request-target.server'
import { requestId, requestIdHeader } from './log/request-id.server'
import { siteLog } from './log/site-log.server'
import { sharedAddress } from './page-cache/shared-address'
import { postedFrom, markedSameOrigin } from './posted-from.server'
import { methodRefused, missingFile, missingFunction, refusalPage } from './refused-request.server'
import { flatSecurityHeaders, withSecurityHeaders } from './security-headers.server'
import { siteProcess } from './site-process.server'
import { serverSite } from './site.server'
import { checkStartup } from './startup-check.server'

const megabyte = 1024 * 1024

/**
 * The outermost layer of the server. Wrapping `fetch` is the one place that sees everything: static files,
 * pages, server functions, and the framework's own errors (Start's middleware sees its answers only).
 */
export default definePlugin((nitroApp) => {
  // Bad settings stop the process at start, not at the first visitor.
  checkStartup()
  const site = serverSite()
  const { url: origin } = site
  cacheTimes()
  const https = origin.startsWith('https:')
  const always = flatSecurityHeaders({ https })
  const render = nitroApp.fetch
  const files = platform.publicFiles(always)
  const keepsPages = !import.meta.env.DEV && process.env.PAGE_CACHE !== 'off'
  const pages = keepsPages
    ? platform.pageCache?.({ render, origin, always, mostBytes: 32 * megabyte, failed: noCopy })
    : undefined

  nitroApp.fetch = platform.logged((request) => {
    const refused = methodRefused(request)
    if (refused) return withSecurityHeaders(refused, { https })
    const target = requestTarget(request)
    // While developing, names are no hashes.
    const missing = import.meta.env.DEV ? undefined : missingFunction(target)
    if (missing) return withSecurityHeaders(missing, { https })
    if (request.method !== 'GET' && request.method !== 'HEAD') return answerPost(request)
    if (target === readyPath) return finished(request, readyAnswer())
    if (target === healthPath) return healthAnswer().then((response) => finished(request, response))
    const asked = askedBy(request, target)
    const address = pages && sharedAddress(target)
    const ready = inMemory(address, asked)
    if (ready) {
      return new Response(ready.body, { status: ready.status, headers: headersOf(ready.headers) })
    }
    if (address !== undefined) return answerFirst(address, request)
    return files.read(asked) ?? answerMissing(target, request)
  })
  // Where ours listens, it asks this before it makes a `Request` (listening/).
  siteProcess().fromMemory = (asked) =>
    asked.method === 'GET' || asked.method === 'HEAD'
      ? inMemory(pages && sharedAddress(asked.target), asked)
      : undefined

  function inMemory(address: string | undefined, asked: Asked): ReadyAnswer | undefined {
    return address === undefined ? files.inMemory(asked) : pages?.answer(address, asked)
  }

  /** The first visitor of a page: it is rendered while it is sent, then once more for all who come after. */
  async function answerFirst(address: string, request: ServerRequest): Promise<Response> {
    if (!pages || request.method === 'HEAD') return answerOther(request)
    const response = await pages.renderFirst(address, {
      id: idOf(request),
      settled: isbot(request.headers.get('user-agent')),
    })
    return finished(request, response, () => pages.prepare(address))
  }

  function answerMissing(target: string, request: ServerRequest): Response | Promise<Response> {
    // While developing, the sources are files that only the build server knows.
    const missing = import.meta.env.DEV ? undefined : missingFile(target)
    return missing ? withSecurityHeaders(missing, { https }) : answerOther(request)
  }

  async function answerOther(request: ServerRequest): Promise<Response> {
    const called =
      isCall(requestTarget(request)) && postedFrom(request, origin) === 'here'
        ? await markedSameOrigin(request)
        : request
    const response = canonicalRedirect(request) ?? (await render(readableRequest(called, idOf(request))))
    return finished(request, asClientErrorIfUnreadable(request, undefined, response))
  }

  async function answerPost(request: ServerRequest): Promise<Response> {
    const sender = postedFrom(request, origin)
    if (sender === 'elsewhere') return finished(request, refusalPage(403, 'foreign', request, site))
    const bounded = await boundBody(request)
    if (!bounded.ok) return finished(request, refusalPage(413, 'tooLarge', request, site))
    const vouched = sender === 'here' ? await markedSameOrigin(bounded.request) : bounded.request
    const response = cachePurge(request, pages) ?? (await render(readableRequest(vouched, idOf(request))))
    return finished(request, asClientErrorIfUnreadable(request, bounded.body, response))
  }

  function finished(request: ServerRequest, response: Response, afterwards?: () => void): Response {
    const secured = withSecurityHeaders(response, { https })
    secured.headers.set(requestIdHeader, idOf(request))
    return platform.compressed(request, secured, afterwards)
  }
})

function askedBy({ method, headers }: ServerRequest, target: string): Asked {
  return { method, target, header: (name) => headers.get(name) ?? undefined }
}

function noCopy(address: string, err: unknown) {
  siteLog().error({ address, err }, 'no copy of a page could be made')
}

/** The server's own request has the same id: it writes the line in the log. */
function idOf(request: ServerRequest): string {
  return requestId(request.runtime?.node?.req ?? request)
}
