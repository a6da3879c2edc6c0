import {
  createSsrStreamResponse,
  getSsrStatus,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server'
import { defaultStreamHandler, StartServer } from '@tanstack/react-start/server'
import { renderToReadableStream } from 'react-dom/server'

import { siteProcess } from './site-process.server'

type RenderPage = typeof defaultStreamHandler

/** Renders what the router has loaded: in pieces as they get ready, or whole where the page asked for is to be kept. */
export const renderPage: RenderPage = (options) =>
  siteProcess().rendering.getStore()?.settled ? renderSettled(options) : defaultStreamHandler(options)

const renderSettled: RenderPage = async ({ router, responseHeaders }) => {
  const stream = await renderToReadableStream(<StartServer router={router} />, {
    nonce: router.options.ssr?.nonce,
    // Nothing is large enough to be sent after its surroundings: the whole waits anyway.
    progressiveChunkSize: Infinity,
    onError: (error) => console.error('A page could not be rendered whole:', error),
  })
  // Before anything reads the stream: what is ready by then stands in its place, without a script that moves it there.
  await stream.allReady
  const body = transformReadableStreamWithRouter(router, stream, {})
  return createSsrStreamResponse(
    router,
    new Response(body, { status: getSsrStatus(router), headers: responseHeaders }),
  )
}
