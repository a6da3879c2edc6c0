import { supabaseSettings } from './env.server'

interface Health {
  site: 'ok'
  database: 'ok' | 'failed'
  functions: 'ok' | 'failed'
}

const timeoutMs = 3_000
const keptMs = 2_000

let lastCheck: { at: number; health: Promise<Health> } | undefined

/**
 * Reports to a monitor whether site, database and functions work; 503 when one does not. Checks every two seconds at
 * most, however many monitors there are.
 */
export async function healthResponse(): Promise<Response> {
  const now = performance.now()
  if (!lastCheck || now - lastCheck.at > keptMs) lastCheck = { at: now, health: check() }
  const health = await lastCheck.health
  const works = Object.values(health).every((state) => state === 'ok')
  return Response.json(health, { status: works ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}

async function check(): Promise<Health> {
  const [database, functions] = await Promise.all([
    responds('rest/v1/reviews?select=id&limit=1'),
    responds('functions/v1/fetch-reviews'),
  ])
  return { site: 'ok', database, functions }
}

async function responds(path: string): Promise<'ok' | 'failed'> {
  const { url, publishableKey } = supabaseSettings()
  try {
    const response = await fetch(`${url}/${path}`, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.ok ? 'ok' : 'failed'
  } catch {
    return 'failed'
  }
}
