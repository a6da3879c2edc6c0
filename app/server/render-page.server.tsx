import {
  createSsrStreamResponse,
  getSsrStatus,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server'
import { type defaultStreamHandler, StartServer } from '@tanstack/react-start/server'

import { preloadHeader } from '~/seo/preload-header'
import { platform } from '~/server/platform/platform.server'

import { renderedRequestId } from './log/request-id.server'
import { siteLog } from './log/site-log.server'
import { isAnswered } from './rendering/late-queries.server'
import { siteProcess } from './site-process.server'

type RenderPage = typeof defaultStreamHandler

/**
 * Renders what the router has loaded: in pieces as they get ready, or whole when the page is to be kept. Start's
 * own renderer does the first only, and passes it on in chunks of 2 KB through three streams.
 */
export const renderPage: RenderPage = async ({ request, router, responseHeaders }) => {
  const settled = siteProcess().rendering.getStore()?.settled ?? false
  const rendered = await platform.render(<StartServer router={router} />, {
    nonce: router.options.ssr?.nonce,
    settled,
    answered: isAnswered(router.options.context.queryClient),
    onError(error) {
      siteLog().error({ id: renderedRequestId(), err: error }, 'a part of a page could not be rendered')
    },
  })
  const body = transformReadableStreamWithRouter(router, rendered.stream, {
    rendererSafePoint: 'script-close',
    signal: request.signal,
    onAbort: rendered.abort,
  })
  for (const { status, error } of router.stores.matches.get()) {
    if (status === 'error')
      siteLog().error({ id: renderedRequestId(), err: error }, 'a page could not be loaded')
  }
  const inHead = router.stores.matches.get().flatMap(({ links }) => links ?? [])
  const preloads = preloadHeader(inHead)
  if (preloads) responseHeaders.set('Link', preloads)
  return createSsrStreamResponse(
    router,
    new Response(body, { status: getSsrStatus(router), headers: responseHeaders }),
  )
}
