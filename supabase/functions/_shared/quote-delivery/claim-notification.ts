import * as v from 'valibot'

import { type AdminClient, callSql } from '../admin-client.ts'
import { fromColumns } from '../quote-columns.ts'
import type { QuoteRequest } from '../quote-contract.ts'
import { originFromColumns, type QuoteOrigin } from '../quote-origin.ts'

const notificationSchema = v.object({
  notificationId: v.string(),
  claim: v.string(),
  channel: v.picklist(['email', 'webhook']),
  /** How often the owner asked for it again. */
  resends: v.number(),
  requestId: v.string(),
  receivedAt: v.date(),
  /** What made it look automated. */
  suspicion: v.nullable(v.string()),
})

/** A notification that is ours to deliver until the claim runs out. */
export interface ClaimedNotification extends v.InferOutput<typeof notificationSchema>, QuoteRequest {
  /** The page it was made on, where that is known. */
  origin: QuoteOrigin | undefined
}

type Claiming =
  | { ok: true; notification: ClaimedNotification | null }
  /** The database refused or could not be reached; safe to log. */
  | { ok: false; code: string }

// One attempt is at most twice the provider's 10 seconds and two calls of the database with 8 each. A lease that ends
// earlier would let a second worker send the same mail at the same time.
const leaseSeconds = 40

/** Claims the one notification that is due longest, of one request if `requestId` names it; null when none is. */
export async function claimNotification(client: AdminClient, requestId?: string): Promise<Claiming> {
  const { data, error, status } = await callSql(client, 'claim_quote_notifications', {
    max_count: 1,
    lease_seconds: leaseSeconds,
    ...(requestId === undefined ? {} : { only_request: requestId }),
  })
  if (error !== null) return { ok: false, code: error.code || `status ${status}` }
  const [row] = data
  if (row === undefined) return { ok: true, notification: null }
  const notification = v.safeParse(notificationSchema, {
    notificationId: row.notification_id,
    claim: row.claim,
    channel: row.channel,
    resends: row.resends,
    requestId: row.quote_request_id,
    receivedAt: new Date(row.received_at),
    suspicion: row.suspicion,
  })
  return notification.success
    ? {
        ok: true,
        notification: { ...notification.output, ...fromColumns(row), origin: originFromColumns(row) },
      }
    : { ok: false, code: 'unexpected answer' }
}
