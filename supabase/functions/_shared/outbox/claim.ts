import { type AdminClient, callSql } from '../admin-client.ts'
import { logEvent } from '../log.ts'
import { originFromColumns, type QuoteOrigin } from '../quote-origin.ts'
import { fromColumns, type QuoteRequest } from '../quote-validation.ts'

/** A notification that is ours to deliver until the claim runs out. */
export interface ClaimedNotification extends QuoteRequest {
  notificationId: string
  claim: string
  /** `email` or `webhook`. */
  channel: string
  /** How often the owner asked for it again. */
  resends: number
  requestId: string
  receivedAt: Date
  /** What made it look automated. */
  suspicion: string | null
  /** The page it was made on, where that is known. */
  origin: QuoteOrigin | undefined
}

// One attempt is at most twice the provider's 10 seconds and two calls of the database with 8 each. A lease that ends
// earlier would let a second worker send the same email at the same time.
const leaseSeconds = 40

/**
 * Claims the one notification that is due longest, of one request if `requestId` names it; null when none is due or the
 * claim failed, which is logged.
 */
export async function claimNotification(
  client: AdminClient,
  requestId?: string,
): Promise<ClaimedNotification | null> {
  const { data, error, status } = await callSql(client, 'claim_quote_notifications', {
    max_count: 1,
    lease_seconds: leaseSeconds,
    ...(requestId === undefined ? {} : { only_request: requestId }),
  })
  if (error !== null) {
    logEvent('error', 'notifications-not-claimed', { code: error.code || `status ${status}` })
    return null
  }
  const [row] = data
  if (row === undefined) return null
  return {
    notificationId: row.notification_id,
    claim: row.claim,
    channel: row.channel,
    resends: row.resends,
    requestId: row.quote_request_id,
    receivedAt: new Date(row.received_at),
    suspicion: row.suspicion,
    ...fromColumns(row),
    origin: originFromColumns(row),
  }
}
