import * as v from 'valibot'

import type { AdminClient } from '../admin-client.ts'
import type { Database } from '../database.types.ts'

const notificationSchema = v.object({
  notificationId: v.string(),
  claim: v.string(),
  channel: v.picklist(['email', 'webhook', 'auto-reply']),
  /** How often the owner asked for it again. */
  resends: v.number(),
  requestId: v.string(),
  firstName: v.string(),
  email: v.string(),
  phone: v.string(),
  receivedAt: v.date(),
})

/** A notification that is ours to deliver until the claim runs out. */
export type ClaimedNotification = v.InferOutput<typeof notificationSchema>

export type Claiming =
  | { ok: true; notification: ClaimedNotification | null }
  /** The database refused or could not be reached; safe to log. */
  | { ok: false; code: string }

type Claimed = Database['public']['Functions']['claim_quote_notifications']['Returns'][number]

// One attempt is at most the provider's 10 seconds and two calls of the database with 8 each. A lease that ends
// earlier would let a second worker send the same mail at the same time.
const leaseSeconds = 40

/** Claims the one notification that is due longest, of one request if `requestId` names it; null when none is. */
export async function claimNotification(client: AdminClient, requestId?: string): Promise<Claiming> {
  const { data, error, status } = await client.rpc('claim_quote_notifications', {
    max_count: 1,
    lease_seconds: leaseSeconds,
    ...(requestId === undefined ? {} : { only_request: requestId }),
  })
  if (error !== null) return { ok: false, code: error.code || `status ${status}` }
  const [row] = data
  const notification = v.safeParse(v.nullable(notificationSchema), row === undefined ? null : fromRow(row))
  return notification.success
    ? { ok: true, notification: notification.output }
    : { ok: false, code: 'unexpected answer' }
}

function fromRow(row: Claimed) {
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
