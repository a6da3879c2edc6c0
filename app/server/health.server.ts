import { LRUCache } from 'lru-cache'

import { supabase } from './supabase.server'

const timeoutMs = 3000

// Limits backend checks to one every two seconds, however many monitors poll
// the site.
const lastCheck = new LRUCache<'last', Record<string, 'ok' | 'failed'>>({
  max: 1,
  ttl: 2000,
  async fetchMethod() {
    const [database, functions] = await Promise.all([
      supabase()
        .from('reviews')
        .select('id')
        .limit(1)
        .abortSignal(AbortSignal.timeout(timeoutMs)),
      supabase().functions.invoke('fetch-reviews', {
        method: 'GET',
        timeout: timeoutMs,
      }),
    ])
    return {
      site: 'ok',
      database: database.error ? 'failed' : 'ok',
      functions: functions.error ? 'failed' : 'ok',
    }
  },
})

/**
 * Reports whether the site, the database and the edge functions work. Responds
 * with 503 if one of them does not.
 */
export async function healthResponse(): Promise<Response> {
  const health = await lastCheck.forceFetch('last')
  const isHealthy = Object.values(health).every((state) => state === 'ok')
  return Response.json(health, {
    status: isHealthy ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}
