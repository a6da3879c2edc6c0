import { isSameSecret } from '#functions/_shared/same-secret.ts'

import { siteProcess } from './site-process.server'

const purgePath = '/api/cache/purge'

/**
 * Empties all caches when a POST to `purgePath` knows the secret (`Authorization: Bearer <CACHE_SECRET>`):
 * what has changed in the database is on the pages at once.
 * @returns nothing when the request is about something else, or when no secret is set and the way is shut.
 */
export function cachePurge(request: Request, pages: { clear: () => void } | undefined): Response | undefined {
  const secret = process.env.CACHE_SECRET?.trim()
  if (!secret || request.method !== 'POST' || new URL(request.url).pathname !== purgePath) return undefined
  if (!isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${secret}`)) {
    return Response.json({ error: 'This is not the secret.' }, { status: 401 })
  }
  for (const source of siteProcess().sources) source.forget()
  pages?.clear()
  return new Response(null, { status: 204 })
}
