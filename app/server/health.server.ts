import { supabaseSettings } from './supabase-settings.server'

/** For a monitor: does everything work? */
export const healthPath = '/healthz'
/** For what starts and stops servers: can this one take visitors? Pages stand without database and functions. */
export const readyPath = '/readyz'

interface Health {
  site: 'ok'
  database: 'ok' | 'failed'
  functions: 'ok' | 'failed'
}

const timeoutMs = 3_000
const keptMs = 2_000

let lastLook: { at: number; health: Promise<Health> } | undefined

/** A server that is stopping accepts no connection: being answered at all is what says that this one takes visitors. */
export function readyAnswer(): Response {
  return Response.json({ ready: true }, { headers: { 'cache-control': 'no-store' } })
}

/**
 * Answers a monitor: whether site, database and functions work; 503 when one does not. Looks every two seconds at
 * most, however many ask.
 */
export async function healthAnswer(): Promise<Response> {
  const now = performance.now()
  if (!lastLook || now - lastLook.at > keptMs) lastLook = { at: now, health: look() }
  const health = await lastLook.health
  const works = Object.values(health).every((state) => state === 'ok')
  return Response.json(health, { status: works ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}

async function look(): Promise<Health> {
  const [database, functions] = await Promise.all([
    answers('rest/v1/reviews?select=id&limit=1'),
    answers('functions/v1/fetch-reviews'),
  ])
  return { site: 'ok', database, functions }
}

async function answers(path: string): Promise<'ok' | 'failed'> {
  const { url, publishableKey } = supabaseSettings()
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.ok ? 'ok' : 'failed'
  } catch {
    return 'failed'
  }
}
