import { supabase } from './supabase.server'

const timeoutMs = 3000

/**
 * Reports whether the site, the database and the edge functions work. Responds
 * with 503 if one of them does not.
 */
export async function healthResponse(): Promise<Response> {
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
  const health = {
    site: 'ok',
    database: database.error ? 'failed' : 'ok',
    functions: functions.error ? 'failed' : 'ok',
  }
  const isHealthy = !database.error && !functions.error
  return Response.json(health, {
    status: isHealthy ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}
