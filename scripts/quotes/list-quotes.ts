import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'

export const quoteStatuses = ['pending', 'delivered', 'dead', 'suspect'] as const

const overviewRow = v.object({
  id: v.string(),
  created_at: v.string(),
  first_name: v.string(),
  email: v.string(),
  phone: v.string(),
  notification_status: v.nullable(v.string()),
  notification_attempts: v.nullable(v.number()),
  notification_last_error: v.nullable(v.string()),
  delivered_at: v.nullable(v.string()),
  notification_next_attempt_at: v.nullable(v.string()),
  suspicion: v.nullable(v.string()),
  webhook_status: v.nullable(v.string()),
  webhook_attempts: v.nullable(v.number()),
  webhook_last_error: v.nullable(v.string()),
})

/** How far one way of telling the owner has come. */
export interface Notification {
  status: string
  attempts: number
  lastError: string | null
}

/** One quote request with the state of the mail to the owner. */
export interface Quote {
  id: string
  createdAt: string
  firstName: string
  email: string
  phone: string
  /** What made it look automated; such a request is mailed only when the owner resends it. */
  suspicion: string | null
  notification: Notification & { deliveredAt: string | null; nextAttemptAt: string | null }
  webhook: Notification | null
}

export interface QuoteFilter {
  since?: Date | undefined
  /** State of the mail to the owner. */
  status?: (typeof quoteStatuses)[number] | undefined
}

// Below the number of rows a project returns at most (max_rows in supabase/config.toml).
const pageSize = 500

/** The stored quote requests that fit the filter, newest first. Throws when the backend refuses. */
export async function listQuotes(client: SupabaseClient, filter: QuoteFilter = {}): Promise<Quote[]> {
  const quotes: Quote[] = []
  for (;;) {
    let query = client.from('quote_request_overview').select('*')
    if (filter.since) query = query.gte('created_at', filter.since.toISOString())
    if (filter.status) query = query.eq('notification_status', filter.status)
    const { data, error } = await query
      .order('created_at', { ascending: false })
      .order('id')
      .range(quotes.length, quotes.length + pageSize - 1)
    if (error) throw new Error(`The quotes could not be read: ${error.message}`)
    const page = v.parse(v.array(overviewRow), data)
    quotes.push(...page.map(toQuote))
    if (page.length < pageSize) return quotes
  }
}

function toQuote(row: v.InferOutput<typeof overviewRow>): Quote {
  return {
    id: row.id,
    createdAt: row.created_at,
    firstName: row.first_name,
    email: row.email,
    phone: row.phone,
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
  }
}
