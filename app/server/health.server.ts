import { isCloudflareWorker } from './env.server'
import { supabase } from './supabase.server'

const timeoutMs = 3000
// A worker may not share promises between requests.
const maxAgeMs = isCloudflareWorker ? 0 : 5000

interface Health {
  site: 'ok'
  database: 'ok' | 'failed'
  functions: 'ok' | 'failed'
}

let last: { health: Promise<Health>; at: number } | undefined

export async function healthResponse(): Promise<Response> {
  const now = performance.now()
  if (!last || now - last.at >= maxAgeMs) last = { health: check(), at: now }
  const health = await last.health
  const isHealthy = health.database === 'ok' && health.functions === 'ok'
  return Response.json(health, {
    status: isHealthy ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}

async function check(): Promise<Health> {
  const signal = AbortSignal.timeout(timeoutMs)
  const [database, functions] = await Promise.all([
    supabase().from('reviews').select('id').limit(1).abortSignal(signal),
    supabase().functions.invoke('fetch-reviews', { method: 'GET', signal }),
  ])
  return {
    site: 'ok',
    database: database.error ? 'failed' : 'ok',
    functions: functions.error ? 'failed' : 'ok',
  }
}
