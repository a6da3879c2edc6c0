import { Writable } from 'node:stream'

import { renderToPipeableStream } from 'react-dom/server'

import type { RenderStream } from './rendered'
import { wholePage } from './whole-page.server'

/** Renders a page that is known at once in one piece, any other to a stream. */
export const pipedStream: RenderStream = async (page, options) =>
  (options.answered && wholePage(page)) || streamed(page, options)

/** Renders to a stream of Node, which takes half of the processor's time of the Web's, and hands that on. */
const streamed: RenderStream = (page, { nonce, settled, onError: tell }) => {
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
        if (!over) tell(error)
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
