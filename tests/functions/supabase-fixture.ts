import { createClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { expect } from 'vitest'

import { startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import type { AdminClient } from '../../supabase/functions/_shared/admin-client.ts'
import type { Database } from '../../supabase/functions/_shared/database.types.ts'
import { quoteResponseSchema } from '../../supabase/functions/_shared/quote-contract.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'

const leadSchema = v.object({
  id: v.string(),
  first_name: v.string(),
  email: v.string(),
  phone: v.string(),
  notification_status: v.picklist(['pending', 'delivered', 'dead', 'suspect']),
  notification_attempts: v.number(),
  notification_last_error: v.nullable(v.string()),
  suspicion: v.nullable(v.string()),
})

export type Lead = v.InferOutput<typeof leadSchema>

export interface RunningSupabase {
  url: string
  publishableKey: string
  /** The client of the server role. */
  admin: AdminClient
  dataDir: string
  outboxDir: string
  /** Sends one quote request; `body` goes out as it is when it is text or bytes, otherwise as JSON. */
  ask(body: unknown, init?: RequestInit): Promise<Response>
  /** Everything the owner's overview holds about an address, oldest first. */
  leads(email: string): Promise<Lead[]>
  /** The one lead of an address, as soon as an attempt to notify has been recorded. */
  attemptedLead(email: string): Promise<Lead>
  /** Ends the server after the background work; may be called again. */
  stop(): Promise<void>
  /** Ends the server and removes its data. */
  remove(): Promise<void>
}

// Tests ask as often as they like; those about the limits set their own.
const noLimits = { QUOTE_LIMIT_PER_ADDRESS: '100000', QUOTE_LIMIT_PER_PHONE: '100000' }

/**
 * Starts the embedded Supabase with a database of its own. The timer of the outbox rests unless
 * `deliveryIntervalMs` wakes it, so that a test sees exactly the attempts it brings about.
 */
export async function startSupabase(
  functionEnvironment: Record<string, string> = {},
  deliveryIntervalMs: number | null = null,
): Promise<RunningSupabase> {
  const dataDir = await newDataFolder('functions-supabase')
  const start = await startEmbeddedSupabase({
    dataDir,
    functionEnvironment: { ...noLimits, ...functionEnvironment },
    deliveryIntervalMs,
  })
  if (!start.ok) throw new Error(start.message)
  const { supabase } = start
  const { url, publishableKey, secretKey, outboxDir } = supabase
  const admin = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const functionUrl = `${url}/functions/v1/send-quote-email`

  async function leads(email: string): Promise<Lead[]> {
    const { data, error } = await admin
      .from('quote_request_overview')
      .select(
        'id,first_name,email,phone,notification_status,notification_attempts,notification_last_error,suspicion',
      )
      .eq('email', email)
      .order('created_at')
    if (error !== null) throw new Error(error.message)
    return v.parse(v.array(leadSchema), data)
  }

  let stopping: Promise<void> | undefined
  function stopOnce(): Promise<void> {
    const current = stopping ?? supabase.stop()
    stopping = current
    return current
  }

  return {
    url,
    publishableKey,
    admin,
    dataDir,
    outboxDir,
    ask: (body, init) => fetch(functionUrl, jsonRequest(body, init)),
    leads,
    async attemptedLead(email) {
      // The attempt happens after the answer; the overview is where the owner sees that it did.
      await expect
        .poll(async () => (await leads(email)).map((lead) => lead.notification_attempts))
        .toEqual([1])
      const [lead] = await leads(email)
      if (lead === undefined) throw new Error('the lead is gone')
      return lead
    },
    stop: stopOnce,
    async remove() {
      await stopOnce()
      removeDataFolder(dataDir)
    },
  }
}

function jsonRequest(body: unknown, init: RequestInit = {}): RequestInit {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  const headers = new Headers(init.headers)
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  return {
    method: 'POST',
    body: isRaw ? Uint8Array.from(Buffer.from(body)) : JSON.stringify(body),
    ...init,
    headers,
  }
}

/** What the function answered, checked against the contract. */
export async function readAnswer(response: Response) {
  return { status: response.status, body: v.parse(quoteResponseSchema, await response.json()) }
}

export const succeeded = { status: 200, body: { success: true } }
