import { supabaseSettings } from './env.server'

interface Health {
  site: 'ok'
  database: 'ok' | 'failed'
  functions: 'ok' | 'failed'
}

const timeoutMs = 3_000
const keptMs = 2_000

let lastLook: { at: number; health: Promise<Health> } | undefined

/**
 * Answers a monitor: whether site, database and functions work; 503 when one does not. Looks every two seconds at
 * most, however many ask.
 */
export async function healthResponse(): Promise<Response> {
  const now = performance.now()
  if (!lastLook || now - lastLook.at > keptMs) lastLook = { at: now, health: look() }
  const health = await lastLook.health
  const works = Object.values(health).every((state) => state === 'ok')
  return Response.json(health, { status: works ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}

async function look(): Promise<Health> {
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
