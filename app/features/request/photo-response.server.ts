import { photoBucket, photoType } from '#domain/quote-photo.ts'
import { backendSettings } from '~/server/env.server'
import { errorResponse } from '~/server/error-responses.server'

const timeout = 30_000

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
  const name = searchParams.get('name') ?? ''
  const token = searchParams.get('token')
  const [, extension = ''] = /^[\da-f-]+\.(\w+)$/.exec(name) ?? []
  const type = photoType(extension)
  if (type === '' || !token) return errorResponse(404, accept)
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
      'Content-Type': type,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=3600',
    },
  })
}
