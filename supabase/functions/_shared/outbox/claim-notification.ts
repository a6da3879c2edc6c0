import type { Database } from '#domain/database.types.ts'
import { originFromColumns, type QuoteOrigin } from '#domain/quote-origin.ts'
import { fromColumns, type Quote } from '#domain/quote-schema.ts'

import { type AdminClient, callSql } from '../platform/admin-client.ts'
import { logEvent } from '../platform/log.ts'

export interface ClaimedNotification {
  notificationId: string
  claim: string
  channel: string
  resends: number
  quoteRequestId: string
  receivedAt: Date
  quote: Quote
  origin: QuoteOrigin | undefined
  /** What the visitor added later. */
  update?: QuoteUpdate | undefined
}

export interface QuoteUpdate {
  batch: number
  startedAt: Date
  /** The notification whose email this one follows. */
  firstEmailId: string
  correctedPhone: string | null
  note: string | null
  isCanceled: boolean
}

/** Null when none is due or the claim fails, which is logged. */
export async function claimNotification(
  client: AdminClient,
  quoteRequestId?: string,
): Promise<ClaimedNotification | null> {
  const filter =
    quoteRequestId === undefined ? {} : { only_request: quoteRequestId }
  const { data, error, status } = await callSql(
    client,
    'claim_quote_notification',
    filter,
  )
  if (error !== null) {
    const code = error.code || `status ${status}`
    logEvent('error', 'notification-claim-failed', { code })
    return null
  }
  const [row] = data
  return row === undefined ? null : fromRow(row)
}

type ClaimedRow =
  Database['public']['Functions']['claim_quote_notification']['Returns'][number]

function fromRow(row: ClaimedRow): ClaimedNotification {
  return {
    notificationId: row.notification_id,
    claim: row.claim,
    channel: row.channel,
    resends: row.resends,
    quoteRequestId: row.quote_request_id,
    receivedAt: new Date(row.received_at),
    quote: fromColumns(row),
    origin: originFromColumns(row),
    update: row.batch === 0 ? undefined : updateFromRow(row),
  }
}

// The generated types do not know that a result may be null.
type UpdateColumns = Omit<ClaimedRow, NullableColumn> &
  Record<NullableColumn, string | null>
type NullableColumn = 'corrected_phone' | 'note' | 'canceled_at'

function updateFromRow(row: UpdateColumns): QuoteUpdate {
  return {
    batch: row.batch,
    startedAt: new Date(row.created_at),
    firstEmailId: row.first_email_id,
    correctedPhone: row.corrected_phone,
    note: row.note,
    isCanceled: row.canceled_at !== null,
  }
}
