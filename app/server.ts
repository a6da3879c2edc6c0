import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'

import { canonicalRedirect, decodePath } from '~/lib/canonical-path'
import {
  isUnknownServerFn,
  errorResponse,
} from '~/server/error-responses.server'
import { renderPage } from '~/server/render-page.server'
import { withLimitedBody } from '~/server/request-body-limit.server'

const start = createStartHandler(renderPage)

export default createServerEntry({
  async fetch(request) {
    const accept = request.headers.get('accept')
    const url = URL.parse(request.url)
    if (!url || decodePath(url.pathname) === undefined)
      return errorResponse(400, accept)
    // Before Start, which would redirect URLs with double slashes to its own
    // versions first.
    const redirect = canonicalRedirect(request.method, url)
    if (redirect) return redirect
    if (isUnknownServerFn(url.pathname)) return errorResponse(404, accept)
    const limited = await withLimitedBody(request)
    return limited ? start(limited) : errorResponse(413, accept)
  },
})
