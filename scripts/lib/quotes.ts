import type { AdminClient } from '../../supabase/functions/_shared/admin-client.ts'
import type { Database } from '../../supabase/functions/_shared/database.types.ts'

/** The state of the email to the owner. */
export const emailStatuses = ['pending', 'delivered', 'dead', 'suspect']
/** How far the owner is with a lead. */
export const leadStatuses = ['new', 'called', 'won', 'lost']

type Row = Database['public']['Views']['quote_request_overview']['Row']
// The types of a view allow null in every column.
interface NeverNull extends Record<'id' | 'created_at' | 'email' | 'notification_status', string> {
  notification_attempts: number
}

/** One quote request with the state of its deliveries, as the database lists it. */
export type Quote = Omit<Row, keyof NeverNull> & NeverNull & { progress: string }

/** Reads the stored quote requests, newest first. `status` is one of either list. */
export async function listQuotes(client: AdminClient, since?: Date, status?: string): Promise<Quote[]> {
  const marks = await readAll((first, last) =>
    client.from('quote_progress').select().order('quote_request_id').range(first, last).throwOnError(),
  )
  const progress = new Map(marks.map((mark) => [mark.quote_request_id, mark.status]))
  const rows = await readAll((first, last) => {
    const query = client.from('quote_request_overview').select()
    const chosen = since ? query.gte('created_at', since.toISOString()) : query
    const ordered = chosen.order('created_at', { ascending: false }).order('id').range(first, last)
    return ordered.throwOnError().overrideTypes<NeverNull[]>()
  })
  const quotes = rows.map((row) => Object.assign(row, { progress: progress.get(row.id) ?? 'new' }))
  return quotes.filter((quote) => !status || [quote.progress, quote.notification_status].includes(status))
}

// Below max_rows of supabase/config.toml.
const pageSize = 500

async function readAll<Row>(readPage: (first: number, last: number) => PromiseLike<{ data: Row[] }>) {
  const rows: Row[] = []
  for (;;) {
    const { data } = await readPage(rows.length, rows.length + pageSize - 1)
    rows.push(...data)
    if (data.length < pageSize) return rows
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
  const groups = Object.groupBy(quotes, (quote) => {
    const received = Date.parse(quote.created_at)
    if (quote.notification_status === 'suspect') return 'suspect'
    if (reasonOf(quote) === undefined) return 'delivered'
    return received > latest && received <= now + clockToleranceMs ? 'recent' : 'gaps'
  })
  const { delivered = [], suspect = [], recent = [], gaps = [] } = groups
  return { delivered, suspect, recent, gaps }
}

/** Why a request has not reached the owner; nothing when it has. */
export function reasonOf(quote: Quote): string | undefined {
  const { notification_status: email, webhook_status: webhook } = quote
  if (email !== 'delivered') return withError(`email ${email}`, quote.notification_last_error)
  if (webhook === null || webhook === 'delivered') return undefined
  return withError(`webhook ${webhook}`, quote.webhook_last_error)
}

function withError(state: string, error: string | null): string {
  return error === null ? state : `${state}: ${error}`
}
