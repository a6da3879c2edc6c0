import { createClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { expect } from 'vitest'

import { clientOptions } from '#domain/client-options.ts'
import type { Database } from '#domain/database.types.ts'
import { submissionResponseSchema } from '#domain/quote-submission.ts'

import { firm } from '../../../scripts/lib/firm.cjs'
import { readFunctionSettings } from '../../../scripts/lib/function-settings.ts'
import { functionsFolderOf } from '../../../scripts/lib/functions-folder.ts'
import { startLocalSupabase } from '../../../scripts/lib/local-supabase.ts'
import type { AdminClient } from '../../../supabase/functions/_shared/platform/admin-client.ts'
import { newDataFolder, removeDataFolder } from '../../support/data-folder.ts'
import { postJson } from './functions-host.ts'

type Lead = Database['public']['Views']['quote_request_overview']['Row'] & {
  id: string
}

export type RunningSupabase = Awaited<ReturnType<typeof startSupabase>>

// Effectively no limits. The tests of the limits set their own.
const noLimits = {
  QUOTE_LIMIT_PER_ADDRESS: '100000',
  QUOTE_LIMIT_PER_PHONE: '100000',
}

/**
 * The outbox timer is off, so that a test sees only the delivery attempts it
 * triggers.
 */
export async function startSupabase(
  functionEnvironment: Record<string, string> = {},
) {
  const dataDir = await newDataFolder('functions-supabase')
  const started = await startLocalSupabase({
    dataDir,
    functionsDir: functionsFolderOf(firm),
    functions: readFunctionSettings({ ...noLimits, ...functionEnvironment }),
    deliveryIntervalMs: null,
  })
  if (!started.ok) throw new Error(started.message)
  const { supabase } = started
  const { url, secretKey } = supabase
  const admin = createClient<Database>(url, secretKey, clientOptions)
  return {
    ...supabase,
    admin,
    dataDir,
    sendQuote: (body: unknown, init?: RequestInit) =>
      postJson(`${url}/functions/v1/send-quote-email`, body, init),
    leads: (email: string) => readLeads(admin, email),
    attemptedLead: (email: string) => readAttemptedLead(admin, email),
    async remove() {
      await supabase.stop()
      removeDataFolder(dataDir)
    },
  }
}

async function readLeads(admin: AdminClient, email: string): Promise<Lead[]> {
  const { data } = await admin
    .from('quote_request_overview')
    .select()
    .eq('email', email)
    .throwOnError()
  return data.map((row) => Object.assign(row, { id: row.id ?? '' }))
}

async function readAttemptedLead(
  admin: AdminClient,
  email: string,
): Promise<Lead> {
  // The attempt happens after the response.
  await expect
    .poll(() => readLeads(admin, email))
    .toMatchObject([{ notification_attempts: 1 }])
  const [lead] = await readLeads(admin, email)
  if (!lead) throw new Error(`There is no lead with the email ${email}.`)
  return lead
}

export async function readResponse(response: Response) {
  return {
    status: response.status,
    body: v.parse(submissionResponseSchema, await response.json()),
  }
}

export const succeeded = {
  status: 200,
  body: {
    success: true,
    requestToken: expect.stringMatching(/^[\w-]{43}$/),
  },
}

const runSchema = v.object({ delivered: v.number(), failed: v.number() })

export async function runDeliverer({ url, deliverySecret }: RunningSupabase) {
  const response = await fetch(`${url}/functions/v1/deliver-quote-emails`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${deliverySecret}` },
  })
  expect(response.status).toBe(200)
  return v.parse(runSchema, await response.json())
}

export async function makeDue(
  { admin }: RunningSupabase,
  quoteRequestId: string,
): Promise<void> {
  await admin
    .rpc('requeue_quote_request', { request_id: quoteRequestId })
    .throwOnError()
}

export async function secondsUntilWebhook(
  { admin }: RunningSupabase,
  quoteRequestId: string,
) {
  const { data } = await admin
    .from('quote_notifications')
    .select('next_attempt_at')
    .eq('channel', 'webhook')
    .eq('quote_request_id', quoteRequestId)
    .maybeSingle()
    .throwOnError()
  const nextMs = Date.parse(data?.next_attempt_at ?? '')
  return (nextMs - Date.now()) / 1000
}
