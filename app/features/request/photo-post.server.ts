import { pipeline } from 'node:stream/promises'

import { Busboy } from '@fastify/busboy'
import * as v from 'valibot'

import {
  maxPhotos,
  type PhotoRefusal,
  photoRefusals,
  type PhotoResponse,
  photoResponseSchema,
} from '#domain/quote-photo.ts'
import { requestTokenHeader } from '#domain/request-token.ts'
import { requestPath } from '~/lib/request-paths'
import { backendSettings } from '~/server/env.server'
import { log } from '~/server/request-log.server'
import { visitorCallHeaders } from '~/server/supabase.server'

/** In milliseconds. A slow phone needs minutes for a large photo. */
const uploadTimeout = 180_000

// TypeScript's types lack it, and Node refuses to stream a body without it.
interface StreamingRequest extends RequestInit {
  duplex: 'half'
}

interface PhotoPost {
  request: Request
  params: { token: string }
}

/**
 * One photo as the body, from the script, or a form with several. Neither is
 * ever in memory as a whole.
 */
export async function takePhotos({
  request,
  params: { token },
}: PhotoPost): Promise<Response> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data'))
    return afterForm(token, await sendForm(request, token))
  const response = await sendPhoto(request.body, token)
  return Response.json(response, {
    status: response.stored ? 200 : photoRefusals[response.reason].status,
    headers: { 'Cache-Control': 'no-store' },
  })
}

async function sendPhoto(
  body: ReadableStream | null,
  token: string,
): Promise<PhotoResponse> {
  const { url, publishableKey } = backendSettings()
  const upload: StreamingRequest = {
    method: 'POST',
    headers: {
      ...visitorCallHeaders(),
      apikey: publishableKey,
      'Content-Type': 'application/octet-stream',
      [requestTokenHeader]: token,
    },
    body,
    duplex: 'half',
    signal: AbortSignal.timeout(uploadTimeout),
  }
  try {
    const address = `${url}/functions/v1/add-quote-photo`
    const response = await fetch(address, upload)
    return v.parse(photoResponseSchema, await response.json())
  } catch (err) {
    log.error({ err }, 'add-quote-photo failed')
    return { stored: false, reason: 'failed' }
  }
}

/** @returns The reasons why photos of the form were not stored. */
async function sendForm(
  { body, headers }: Request,
  token: string,
): Promise<PhotoRefusal[]> {
  const photos: Promise<PhotoResponse>[] = []
  const contentType = headers.get('content-type') ?? ''
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: { files: maxPhotos },
  })
  parser.on('file', (_, file, name) => {
    // Nobody chose a file.
    if (!name) file.resume()
    else photos.push(sendPhoto(toStream(file), token))
  })
  try {
    await pipeline(body ?? [], parser)
  } catch (err) {
    log.warn({ err }, 'a form with photos was cut off')
    return ['failed']
  }
  const responses = await Promise.all(photos)
  return responses.flatMap((response) =>
    response.stored ? [] : [response.reason],
  )
}

function afterForm(token: string, refusals: PhotoRefusal[]): Response {
  const [refused] = refusals
  const query = refused ? `?refused=${refused}` : ''
  return new Response(null, {
    status: 303,
    headers: {
      Location: `${requestPath(token)}${query}#photos`,
      'Cache-Control': 'no-store',
    },
  })
}

// Node's own conversion has types that `fetch` does not accept.
function toStream(file: AsyncIterable<Uint8Array>): ReadableStream {
  const chunks = file[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}
