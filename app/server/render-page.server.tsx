import { Writable } from 'node:stream'

import {
  createSsrStreamResponse,
  getSsrStatus,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server'
import { type defaultStreamHandler, StartServer } from '@tanstack/react-start/server'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

import { preloadHeader } from '~/seo/preload-header'

import { renderedRequestId } from './log/request-id.server'
import { siteLog } from './log/site-log.server'
import { siteProcess } from './site-process.server'

type RenderPage = typeof defaultStreamHandler

/**
 * Renders what the router has loaded: in pieces as they get ready, or whole when the page is to be kept. Start's
 * own renderer does the first only, and hands on every 2 KB of it as a chunk of its own, through three streams.
 */
export const renderPage: RenderPage = async ({ request, router, responseHeaders }) => {
  const settled = siteProcess().rendering.getStore()?.settled ?? false
  const rendered = await render(<StartServer router={router} />, {
    nonce: router.options.ssr?.nonce,
    settled,
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
  // By now the first screen has been rendered, and has named its picture.
  const preloads = preloadHeader([...router.options.context.firstPictures, ...inHead])
  if (preloads) responseHeaders.set('Link', preloads)
  return createSsrStreamResponse(
    router,
    new Response(body, { status: getSsrStatus(router), headers: responseHeaders }),
  )
}

interface Rendered {
  stream: ReadableStream<Uint8Array>
  abort: (reason: unknown) => void
}

interface RenderOptions {
  nonce: string | undefined
  settled: boolean
}

function render(page: ReactNode, { nonce, settled }: RenderOptions): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let over = false
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Infinity,
      onShellReady() {
        if (!settled) begin()
      },
      onAllReady() {
        // Before anything is read: what is ready by then stands in its place, without a script that moves it there.
        if (settled) begin()
      },
      onShellError: reject,
      onError(error) {
        // Whoever leaves in the middle breaks nothing.
        if (!over) {
          siteLog().error({ id: renderedRequestId(), err: error }, 'a part of a page could not be rendered')
        }
      },
    })

    function begin() {
      resolve({
        stream: new ReadableStream({ start: (controller) => void pipe(inBursts(controller, () => over)) }),
        abort(reason) {
          over = true
          abort(reason)
        },
      })
    }
  })
}

/** What React writes until it pauses is one chunk. What it still writes when it is over is thrown away. */
function inBursts(controller: ReadableStreamDefaultController<Uint8Array>, isOver: () => boolean): Writable {
  let burst: Uint8Array[] = []

  function flush() {
    if (burst.length > 0 && !isOver()) controller.enqueue(Buffer.concat(burst))
    burst = []
  }

  const sink = new Writable({
    write(chunk: Uint8Array, _, done) {
      burst.push(chunk)
      done()
    },
    final(done) {
      flush()
      if (!isOver()) controller.close()
      done()
    },
  })
  return Object.assign(sink, { flush })
}
