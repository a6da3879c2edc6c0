import {
  type BrotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
  gzipSync,
} from 'node:zlib'

import { FastResponse } from 'srvx'

import { acceptedCoding, type ContentCoding } from './content-coding.server'

const compressible = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b|image\/svg)/

/**
 * `response` in the best coding its visitor takes, still streaming. What is compressed already, or would not get
 * smaller, is passed on.
 * @param afterwards called when the last of it has been sent, or the visitor has gone.
 */
export function compressedResponse(request: Request, response: Response, afterwards?: () => void): Response {
  const { headers, body, status, statusText } = response
  if (!body || request.method === 'HEAD' || headers.has('Content-Encoding')) return response
  if (!compressible.test(headers.get('Content-Type') ?? '')) return response

  const coding = acceptedCoding(request.headers.get('Accept-Encoding'))
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  if (coding !== 'identity') headers.set('Content-Encoding', coding)
  return new FastResponse(inBursts(body, coders[coding], afterwards), { status, statusText, headers })
}

type Bytes = Uint8Array<ArrayBuffer>

/** The two ways into a coding: piece by piece, and at once for what is whole before anything was sent. */
interface Coder {
  stream: () => BrotliCompress | Gzip
  whole: (bytes: Bytes) => Bytes
}

const forGzip = { level: 5 }
const forBrotli = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // For one visitor only; all after get a copy of quality 11. It takes three quarters of the processor time of 1 for
    // a thirtieth more bytes (docs/performance.md). The window of 128 KB is memory that a page being sent holds.
    [constants.BROTLI_PARAM_QUALITY]: 0,
    [constants.BROTLI_PARAM_LGWIN]: 17,
  },
}

const coders: Record<ContentCoding, Coder | undefined> = {
  br: {
    stream: () => createBrotliCompress(forBrotli),
    whole: (bytes) => brotliCompressSync(bytes, forBrotli),
  },
  gzip: { stream: () => createGzip(forGzip), whole: (bytes) => gzipSync(bytes, forGzip) },
  identity: undefined,
}

/**
 * What comes in one turn of the event loop leaves as one piece, at once: a page is rendered into hundreds of
 * little ones, and each would cost a write of its own.
 */
function inBursts(
  body: ReadableStream<Bytes>,
  coder: Coder | undefined,
  afterwards?: () => void,
): ReadableStream<Bytes> {
  const reader = body.getReader()
  let burst: Bytes[] = []
  let stream: ReturnType<Coder['stream']> | undefined
  let leaving: NodeJS.Immediate | undefined
  let over = false

  function takeBurst() {
    clearImmediate(leaving)
    leaving = undefined
    const bytes = Buffer.concat(burst)
    burst = []
    return bytes
  }

  function end() {
    if (over) return
    over = true
    clearImmediate(leaving)
    afterwards?.()
  }

  return new ReadableStream<Bytes>({
    start(controller) {
      function send() {
        const bytes = takeBurst()
        if (!coder) return controller.enqueue(bytes)
        stream ??= begun(coder)
        stream.write(bytes)
        stream.flush()
      }

      function begun({ stream: begin }: Coder) {
        const coding = begin()
        coding.on('data', (coded: Buffer<ArrayBuffer>) => controller.enqueue(coded))
        coding.on('end', () => controller.close())
        coding.on('error', (error) => controller.error(error))
        return coding
      }

      // Most pages are one burst: coded at once, they need neither a stream nor another thread.
      function sendLast() {
        const bytes = takeBurst()
        if (stream) {
          stream.end(bytes)
          return
        }
        if (coder) controller.enqueue(coder.whole(bytes))
        else if (bytes.byteLength > 0) controller.enqueue(bytes)
        controller.close()
      }

      async function pump() {
        for (;;) {
          const { done, value } = await reader.read()
          if (over) return
          if (done) break
          burst.push(value)
          leaving ??= setImmediate(send)
        }
        sendLast()
        end()
      }

      pump().catch((error: unknown) => {
        controller.error(error)
        stream?.destroy()
        end()
      })
    },
    // The visitor has gone: the rendering ends too.
    cancel(reason) {
      stream?.destroy()
      end()
      return reader.cancel(reason)
    },
  })
}
