import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import type { ServerRequest } from 'srvx'

import {
  homeVideo,
  serviceVideo,
} from '~/features/featured-video/read-featured-video.server'
import { reviews } from '~/features/reviews/read-reviews.server'
import { canonicalRedirect } from '~/lib/canonical-path'
import { isPhotoPost } from '~/lib/request-paths'
import { refreshContent } from '~/server/content-snapshot.server'
import { errorResponse } from '~/server/error-responses.server'
import { withHashPolicy } from '~/server/hash-policy.server'
import { renderPage, sharedCaching } from '~/server/render-page.server'
import { withLimitedBody } from '~/server/request-body-limit.server'
import { requestIdOf, withRequestId } from '~/server/request-id.server'

const start = createStartHandler(renderPage)

export default createServerEntry({
  fetch: (request) =>
    withRequestId(requestIdOf(request), () => respond(request)),
})

async function respond(request: ServerRequest): Promise<Response> {
  // Set by our Node server (page-cache.server.ts), never by a client.
  if (request.context?.['refreshesContent'])
    return await refreshContent([homeVideo, serviceVideo, reviews])
  // Before Start, which would redirect double slashes to its own versions.
  const redirect = canonicalRedirect(request.method, new URL(request.url))
  if (redirect) return redirect
  // Photos are passed on as they come, and bounded where they are stored.
  const limited = isPhotoPost(request)
    ? request
    : await withLimitedBody(request)
  if (!limited) return errorResponse(413, request.headers.get('accept'))
  const response = await start(limited)
  const isShared = response.headers.get('Cache-Control') === sharedCaching
  return isShared ? await withHashPolicy(response) : response
}
