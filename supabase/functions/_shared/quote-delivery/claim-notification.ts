import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'

const claimedRowsSchema = v.array(
  v.object({
    notification_id: v.string(),
    claim: v.string(),
    channel: v.picklist(['email', 'webhook', 'auto-reply']),
    resends: v.number(),
    quote_request_id: v.string(),
    first_name: v.string(),
    email: v.string(),
    phone: v.string(),
    received_at: v.string(),
  }),
)

/** A notification that is ours to deliver until the claim runs out. */
export interface ClaimedNotification {
  notificationId: string
  claim: string
  channel: 'email' | 'webhook' | 'auto-reply'
  /** How often the owner asked for it again. */
  resends: number
  requestId: string
  firstName: string
  email: string
  phone: string
  receivedAt: Date
}

export type Claiming =
  | { ok: true; notification: ClaimedNotification | null }
  /** The database refused or could not be reached; safe to log. */
  | { ok: false; code: string }

// One attempt is at most the provider's 10 seconds and two calls of the database with 8 each. A lease that ends
// earlier would let a second worker send the same mail at the same time.
const leaseSeconds = 40

/** Claims the one notification that is due longest, of one request if `requestId` names it; null when none is. */
export async function claimNotification(client: SupabaseClient, requestId?: string): Promise<Claiming> {
  const { data, error, status } = await client.rpc('claim_quote_notifications', {
    max_count: 1,
    lease_seconds: leaseSeconds,
    ...(requestId === undefined ? {} : { only_request: requestId }),
  })
  if (error !== null) return { ok: false, code: error.code || `status ${status}` }
  const rows = v.safeParse(claimedRowsSchema, data)
  if (!rows.success) return { ok: false, code: 'unexpected answer' }
  const [row] = rows.output
  return { ok: true, notification: row === undefined ? null : toNotification(row) }
}

function toNotification(row: v.InferOutput<typeof claimedRowsSchema>[number]): ClaimedNotification {
  return {
    notificationId: row.notification_id,
    claim: row.claim,
    channel: row.channel,
    resends: row.resends,
    requestId: row.quote_request_id,
    firstName: row.first_name,
    email: row.email,
    phone: row.phone,
    receivedAt: new Date(row.received_at),
  }
}
