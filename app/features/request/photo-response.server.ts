import * as v from 'valibot'

import { photoBucket, photoTypes } from '#domain/quote-photo.ts'
import { backendSettings } from '~/server/env.server'
import { errorResponse } from '~/server/error-responses.server'

const timeout = 30_000

const photoName = v.pipe(
  v.string(),
  v.regex(/^[\da-f/-]+\.(?:jpg|png|webp|heic|avif)$/),
)

/**
 * A photo at the address that Storage has signed for an hour. Sandboxed,
 * because a browser may open what a visitor sent as a page.
 */
export async function photoResponse({
  headers,
  url: requestUrl,
}: Request): Promise<Response> {
  const accept = headers.get('accept')
  const { searchParams } = new URL(requestUrl)
  const name = searchParams.get('name')
  const token = searchParams.get('token')
  if (!v.is(photoName, name) || !token) return errorResponse(404, accept)
  const { url } = backendSettings()
  const address = new URL(
    `${url}/storage/v1/object/sign/${photoBucket}/${name}`,
  )
  address.searchParams.set('token', token)
  const stored = await fetch(address, { signal: AbortSignal.timeout(timeout) })
  if (!stored.ok) {
    await stored.body?.cancel()
    return errorResponse(404, accept)
  }
  return new Response(stored.body, {
    headers: {
      'Content-Type': typeOf(name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=3600',
    },
  })
}

function typeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return new Map(Object.entries(photoTypes)).get(ending) ?? 'image/jpeg'
}
