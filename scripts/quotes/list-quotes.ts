import * as v from 'valibot'

import type { AdminClient } from '../../supabase/functions/_shared/admin-client.ts'
import type { Database } from '../../supabase/functions/_shared/database.types.ts'
import { fromColumns } from '../../supabase/functions/_shared/quote-columns.ts'
import type { QuoteRequest } from '../../supabase/functions/_shared/quote-contract.ts'
import { originFromColumns, type QuoteOrigin } from '../../supabase/functions/_shared/quote-origin.ts'
import { type Progress, readProgress } from './progress.ts'
import { readPages } from './read-pages.ts'

export const quoteStatuses = ['pending', 'delivered', 'dead', 'suspect'] as const

type OverviewRow = Database['public']['Views']['quote_request_overview']['Row']

const notificationSchema = v.object({
  status: v.string(),
  attempts: v.number(),
  lastError: v.nullable(v.string()),
})

// A view promises of no column that it is filled: what a request always has is checked.
const overviewSchema = v.object({
  id: v.string(),
  createdAt: v.string(),
  /** What made it look automated. */
  suspicion: v.nullable(v.string()),
  notification: v.object({
    ...notificationSchema.entries,
    deliveredAt: v.nullable(v.string()),
    nextAttemptAt: v.nullable(v.string()),
  }),
  webhook: v.nullable(notificationSchema),
})

/** How far one way of telling the owner has come. */
export type Notification = v.InferOutput<typeof notificationSchema>

/** One quote request with the state of the mail to the owner. */
export type Quote = v.InferOutput<typeof overviewSchema> &
  QuoteRequest & {
    progress: Progress
    /** The page it was made on, where that is known. */
    origin?: QuoteOrigin | undefined
  }

export interface QuoteFilter {
  since?: Date | undefined
  /** State of the mail to the owner. */
  status?: (typeof quoteStatuses)[number] | undefined
  /** How far the owner is with the lead. */
  progress?: Progress | undefined
}

/** The stored quote requests that fit the filter, newest first. Throws when the backend refuses. */
export async function listQuotes(client: AdminClient, filter: QuoteFilter = {}): Promise<Quote[]> {
  const progress = await readProgress(client)
  const rows = await readPages('quotes', (first, last) => {
    let query = client.from('quote_request_overview').select('*')
    if (filter.since) query = query.gte('created_at', filter.since.toISOString())
    if (filter.status) query = query.eq('notification_status', filter.status)
    return query.order('created_at', { ascending: false }).order('id').range(first, last)
  })
  const quotes = rows.map((row) => fromRow(row, progress))
  return quotes.filter((quote) => filter.progress === undefined || quote.progress === filter.progress)
}

function fromRow(row: OverviewRow, progress: Map<string, Progress>): Quote {
  const overview = v.parse(overviewSchema, {
    id: row.id,
    createdAt: row.created_at,
    suspicion: row.suspicion,
    notification: {
      status: row.notification_status ?? 'none',
      attempts: row.notification_attempts ?? 0,
      lastError: row.notification_last_error,
      deliveredAt: row.delivered_at,
      nextAttemptAt: row.notification_next_attempt_at,
    },
    webhook:
      row.webhook_status === null
        ? null
        : {
            status: row.webhook_status,
            attempts: row.webhook_attempts ?? 0,
            lastError: row.webhook_last_error,
          },
  })
  const { id, createdAt, ...state } = overview
  const origin = originFromColumns(row)
  return {
    id,
    createdAt,
    ...fromColumns(row),
    progress: progress.get(id) ?? 'new',
    ...(origin ? { origin } : {}),
    ...state,
  }
}
