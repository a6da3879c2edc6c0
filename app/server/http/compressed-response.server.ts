import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib'

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
  return new FastResponse(inBursts(body, coderFor(coding), afterwards), { status, statusText, headers })
}

type Coder = BrotliCompress | Gzip

function coderFor(coding: ContentCoding): Coder | undefined {
  if (coding === 'gzip') return createGzip({ level: 5 })
  if (coding === 'identity') return undefined
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // For one visitor only; all after get a copy of quality 11. It takes two fifths of the processor time of 3 for a
      // fourteenth more bytes (docs/performance.md). The window of 128 KB is memory that a page being sent holds.
      [constants.BROTLI_PARAM_QUALITY]: 1,
      [constants.BROTLI_PARAM_LGWIN]: 17,
    },
  })
}

type Bytes = Uint8Array<ArrayBuffer>

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
        coder.write(bytes)
        coder.flush()
      }

      // Most pages are one burst: without a flush before its end, its coder changes threads once instead of thrice.
      function sendLast() {
        const bytes = takeBurst()
        if (coder) coder.end(bytes)
        else {
          if (bytes.byteLength > 0) controller.enqueue(bytes)
          controller.close()
        }
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

      coder?.on('data', (bytes: Buffer<ArrayBuffer>) => controller.enqueue(bytes))
      coder?.on('end', () => controller.close())
      coder?.on('error', (error) => controller.error(error))
      pump().catch((error: unknown) => {
        controller.error(error)
        coder?.destroy()
        end()
      })
    },
    // The visitor has gone: the rendering ends too.
    cancel(reason) {
      coder?.destroy()
      end()
      return reader.cancel(reason)
    },
  })
}
