import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'

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
})

/** One quote request with the state of the mail to the owner. */
export interface Quote {
  id: string
  createdAt: string
  firstName: string
  email: string
  phone: string
  notification: { status: string; attempts: number; lastError: string | null; deliveredAt: string | null }
}

// Below the number of rows a project returns at most (max_rows in supabase/config.toml).
const pageSize = 500

/** Every stored quote request, newest first. Throws when the backend refuses. */
export async function listQuotes(client: SupabaseClient): Promise<Quote[]> {
  const quotes: Quote[] = []
  for (;;) {
    const { data, error } = await client
      .from('quote_request_overview')
      .select('*')
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
    notification: {
      status: row.notification_status ?? 'none',
      attempts: row.notification_attempts ?? 0,
      lastError: row.notification_last_error,
      deliveredAt: row.delivered_at,
    },
  }
}
