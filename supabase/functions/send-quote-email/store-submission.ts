import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'

import type { Submission } from './read-submission.ts'

const storedRowsSchema = v.tuple([
  v.object({ quote_request_id: v.string(), notification_id: v.string(), is_new: v.boolean() }),
])

// The two ways the database refuses a value. The schema checks the same limits, so these mean the two disagree.
const refusedValueCodes = new Set(['22023', '23514'])

export type Storing =
  | { outcome: 'stored'; requestId: string; notificationId: string; isNew: boolean }
  | { outcome: 'refused'; code: string }
  | { outcome: 'failed'; code: string }

/** Stores a submission with its pending notification, once however often it arrives. */
export async function storeSubmission(client: SupabaseClient, submission: Submission): Promise<Storing> {
  const { quote, idempotencyKey } = submission
  const { data, error, status } = await client.rpc('submit_quote_request', {
    first_name: quote.firstName,
    email: quote.email,
    phone: quote.phone,
    idempotency_key: idempotencyKey,
  })
  if (error !== null) {
    // Only the code goes on: messages and details of the database may quote the row.
    const code = error.code || `status ${status}`
    return { outcome: refusedValueCodes.has(code) ? 'refused' : 'failed', code }
  }
  const rows = v.safeParse(storedRowsSchema, data)
  if (!rows.success) return { outcome: 'failed', code: 'unexpected answer' }
  const [row] = rows.output
  return {
    outcome: 'stored',
    requestId: row.quote_request_id,
    notificationId: row.notification_id,
    isNew: row.is_new,
  }
}
