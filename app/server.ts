import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'

import { canonicalRedirect } from '~/lib/canonical-path'
import { errorResponse } from '~/server/error-responses.server'
import { renderPage } from '~/server/render-page.server'
import { withLimitedBody } from '~/server/request-body-limit.server'
import { requestIdOf, withRequestId } from '~/server/request-id.server'

const start = createStartHandler(renderPage)

export default createServerEntry({
  fetch: (request) =>
    withRequestId(requestIdOf(request), () => respond(request)),
})

// The names of server functions are hashes. Start crashes on an empty name and
// on one that every object inherits.
const serverFnPath = /^\/_serverFn\/.{32,}$/

async function respond(request: Request): Promise<Response> {
  const accept = request.headers.get('accept')
  const url = new URL(request.url)
  // Before Start, which would redirect URLs with double slashes to its own
  // versions first.
  const redirect = canonicalRedirect(request.method, url)
  if (redirect) return redirect
  const isCall = url.pathname.startsWith('/_serverFn/')
  if (isCall && !serverFnPath.test(url.pathname))
    return errorResponse(404, accept)
  const limited = await withLimitedBody(request)
  return limited ? await start(limited) : errorResponse(413, accept)
}
