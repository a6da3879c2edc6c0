import { definePlugin } from 'nitro'

import { boundBody } from './bounded-request.server'
import { asClientErrorIfUnreadable } from './call-payload.server'
import { canonicalRedirect } from './canonical-redirect.server'
import { withSecurityHeaders } from './security-headers.server'
import { serverSite } from './site.server'

/**
 * The outermost layer of the server. Wrapping `fetch` is the one place that sees everything: static files,
 * redirects of route rules, pages, and the framework's own errors (Start's middleware sees its answers only).
 */
export default definePlugin((nitroApp) => {
  // Bad settings stop the process at start, not at the first visitor.
  const https = serverSite().url.startsWith('https:')
  const answer = nitroApp.fetch

  nitroApp.fetch = async (request) => {
    const bounded = await boundBody(request)
    if (!bounded.ok) return withSecurityHeaders(tooLarge(), { https })
    const response = canonicalRedirect(request) ?? (await answer(bounded.request))
    return withSecurityHeaders(asClientErrorIfUnreadable(request, bounded.body, response), { https })
  }
})

// Without `Connection: close`: whoever still sends would be cut off before reading this. Node throws away what
// follows, for as long as its time limit for a request lasts.
function tooLarge(): Response {
  return Response.json({ error: 'The request is too large.' }, { status: 413 })
}
