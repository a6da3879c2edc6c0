import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'

import { canonicalRedirect, decodedPath } from '~/lib/canonical-path'
import { isUnknownCall, refusal } from '~/lib/error-responses.server'
import { renderPage } from '~/lib/render-page.server'
import { withLimitedBody } from '~/lib/request-limits.server'

const start = createStartHandler(renderPage)

export default createServerEntry({
  async fetch(request) {
    const accept = request.headers.get('accept')
    const url = URL.parse(request.url)
    if (!url || decodedPath(url.pathname) === undefined) return refusal(400, accept)
    // Before Start, which would redirect URLs with double slashes to its own versions first.
    const redirect = canonicalRedirect(request.method, url)
    if (redirect) return redirect
    if (isUnknownCall(url.pathname)) return refusal(404, accept)
    const limited = await withLimitedBody(request)
    return limited ? start(limited) : refusal(413, accept)
  },
})
