import { renderToReadableStream } from 'react-dom/server.edge'

import type { RenderStream } from './rendered'

/** Renders to a stream of the Web. */
export const readableStream: RenderStream = async (page, { nonce, settled, onError }) => {
  const leaving = new AbortController()
  const stream = await renderToReadableStream(page, {
    ...(nonce === undefined ? {} : { nonce }),
    progressiveChunkSize: Infinity,
    signal: leaving.signal,
    // Whoever leaves in the middle breaks nothing.
    onError: (error: unknown) => (leaving.signal.aborted ? undefined : onError(error)),
  })
  // Before anything is read: what is ready by then stands in its place, without a script that moves it there.
  if (settled) await stream.allReady
  return { stream, abort: (reason) => leaving.abort(reason) }
}
