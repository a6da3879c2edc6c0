import { createFileRoute } from '@tanstack/react-router'

import { isSameSecret } from '#functions/_shared/timing-safe-equal.ts'
import { forgetReads } from '~/lib/cached-read.server'

/**
 * Empties all caches when a POST knows the secret (`Authorization: Bearer <CACHE_SECRET>`): what has changed in the
 * database is on the pages at once. The page cache sees the 204 and forgets its pages (lib/node-entry.server.ts).
 */
export const Route = createFileRoute('/api/cache/purge')({
  server: {
    handlers: {
      POST: ({ request }) => {
        const secret = process.env.CACHE_SECRET?.trim()
        if (!secret || !isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${secret}`)) {
          const headers = { 'cache-control': 'no-store' }
          return Response.json({ error: 'This is not the secret.' }, { status: 401, headers })
        }
        forgetReads()
        return new Response(null, { status: 204 })
      },
    },
  },
})
