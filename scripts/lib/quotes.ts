import type { AdminClient } from '../../supabase/functions/_shared/admin-client.ts'
import type { Database } from '../../supabase/functions/_shared/database.types.ts'
import { fromColumns } from '../../supabase/functions/_shared/quote-columns.ts'
import { originFromColumns } from '../../supabase/functions/_shared/quote-origin.ts'

/** The state of the email to the owner. */
export const emailStatuses = ['pending', 'delivered', 'dead', 'suspect']
/** How far the owner is with a lead. */
export const leadStatuses = ['new', 'called', 'won', 'lost']

/** One quote request with the state of its deliveries. */
export type Quote = ReturnType<typeof toQuote>

/** Reads the stored quote requests, newest first. `status` is one of either list. */
export async function listQuotes(client: AdminClient, since?: Date, status = ''): Promise<Quote[]> {
  const marks = await readAll((first, last) => {
    const query = client.from('quote_progress').select('quote_request_id,status').order('quote_request_id')
    return query.range(first, last).throwOnError()
  })
  const progress = new Map(marks.map((mark) => [mark.quote_request_id, mark.status]))
  const rows = await readAll((first, last) => {
    let query = client.from('quote_request_overview').select('*')
    if (since) query = query.gte('created_at', since.toISOString())
    if (emailStatuses.includes(status)) query = query.eq('notification_status', status)
    return query.order('created_at', { ascending: false }).order('id').range(first, last).throwOnError()
  })
  const quotes = rows.map((row) => toQuote(row, progress.get(row.id ?? '') ?? 'new'))
  return leadStatuses.includes(status) ? quotes.filter((quote) => quote.progress === status) : quotes
}

// Below max_rows of supabase/config.toml.
const pageSize = 500

async function readAll<Row>(
  readPage: (first: number, last: number) => PromiseLike<{ data: Row[] }>,
  first = 0,
): Promise<Row[]> {
  const { data } = await readPage(first, first + pageSize - 1)
  return data.length < pageSize ? data : [...data, ...(await readAll(readPage, first + pageSize))]
}

// The types of a view allow null in every column.
function toQuote(row: Database['public']['Views']['quote_request_overview']['Row'], progress: string) {
  const origin = originFromColumns(row)
  const webhook = {
    status: row.webhook_status ?? 'none',
    attempts: row.webhook_attempts ?? 0,
    lastError: row.webhook_last_error,
  }
  return {
    id: row.id ?? '',
    createdAt: row.created_at ?? '',
    ...fromColumns(row),
    progress,
    ...(origin && { origin }),
    suspicion: row.suspicion,
    notification: {
      status: row.notification_status ?? 'none',
      attempts: row.notification_attempts ?? 0,
      lastError: row.notification_last_error,
      deliveredAt: row.delivered_at,
      nextAttemptAt: row.notification_next_attempt_at,
    },
    webhook: row.webhook_status === null ? null : webhook,
  }
}

// The clocks of two machines differ a little.
const clockToleranceMs = 5 * 60_000

/**
 * Compares what is stored with what was delivered. Every request must have reached the owner by email and, where
 * one is set, by webhook. Flagged ones need not, and those received after `latest` are not judged yet. One dated in
 * the future is judged: a clock that was set back must not hide it.
 */
export function findGaps(quotes: Quote[], latest: number, now = Date.now()) {
  const counts = { stored: quotes.length, delivered: 0, suspect: 0, recent: 0 }
  const gaps: { id: string; createdAt: string; reason: string }[] = []
  for (const { id, createdAt, notification, webhook } of quotes) {
    const received = Date.parse(createdAt)
    const missing = [notification, webhook].find((delivery) => delivery && delivery.status !== 'delivered')
    if (notification.status === 'suspect') counts.suspect += 1
    else if (!missing) counts.delivered += 1
    else if (received > latest && received <= now + clockToleranceMs) counts.recent += 1
    else {
      const error = missing.lastError === null ? '' : `: ${missing.lastError}`
      gaps.push({
        id,
        createdAt,
        reason: `${missing === webhook ? 'webhook' : 'email'} ${missing.status}${error}`,
      })
    }
  }
  return { counts, gaps }
}
