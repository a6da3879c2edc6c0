import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import type { RunningSupabase } from '../supabase-fixture.ts'

const runSchema = v.object({ delivered: v.number(), failed: v.number() })

/** Calls deliver-quote-emails as the scheduler does. */
export async function runDeliverer(supabase: RunningSupabase): Promise<v.InferOutput<typeof runSchema>> {
  const keys = v.parse(
    v.object({ deliverySecret: v.string() }),
    JSON.parse(await readFile(join(supabase.dataDir, 'keys.json'), 'utf8')),
  )
  const response = await callDeliverer(supabase.url, { Authorization: `Bearer ${keys.deliverySecret}` })
  if (!response.ok) throw new Error(`deliver-quote-emails answered ${response.status}`)
  return v.parse(runSchema, await response.json())
}

/** One call with whatever headers. */
export function callDeliverer(url: string, headers: Record<string, string>, init: RequestInit = {}) {
  return fetch(`${url}/functions/v1/deliver-quote-emails`, { method: 'POST', ...init, headers })
}

const waitingSchema = v.object({
  quote_request_id: v.string(),
  channel: v.string(),
  status: v.string(),
  attempts: v.number(),
  last_error: v.nullable(v.string()),
  next_attempt_at: v.string(),
})

export type Waiting = v.InferOutput<typeof waitingSchema>

/** Seconds from now until the next attempt. */
export function secondsUntilNext(waiting: Waiting | undefined): number {
  return (Date.parse(waiting?.next_attempt_at ?? '') - Date.now()) / 1000
}

/** The notifications of all requests, or of those of one visitor, oldest first. */
export async function notificationsOf(supabase: RunningSupabase, email?: string): Promise<Waiting[]> {
  const { data } = await supabase.admin
    .from('quote_notifications')
    .select('quote_request_id,channel,status,attempts,last_error,next_attempt_at')
    .order('created_at')
    .order('channel')
    .throwOnError()
  const requests = new Set(await requestsOf(supabase, email))
  return v.parse(v.array(waitingSchema), data).filter((waiting) => requests.has(waiting.quote_request_id))
}

/** Makes every pending notification, or those of one visitor, due now, as time would. */
export async function letTimePass(supabase: RunningSupabase, email?: string): Promise<void> {
  for (const id of await requestsOf(supabase, email)) {
    await supabase.admin.rpc('requeue_quote_request', { request_id: id }).throwOnError()
  }
}

async function requestsOf(supabase: RunningSupabase, email: string | undefined): Promise<string[]> {
  const requests = supabase.admin.from('quote_requests').select('id')
  const { data } = await (email === undefined ? requests : requests.eq('email', email)).throwOnError()
  return v.parse(v.array(v.object({ id: v.string() })), data).map(({ id }) => id)
}
