import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'

import type { QuoteLimits } from './quote-limits.ts'
import type { Submission } from './read-submission.ts'

const rowSchema = v.variant('outcome', [
  v.object({ outcome: v.picklist(['stored', 'suspect']), quote_request_id: v.string(), is_new: v.boolean() }),
  v.object({ outcome: v.picklist(['limited-by-address', 'limited-by-phone']) }),
])
const rowsSchema = v.tuple([rowSchema])

// The two ways the database refuses a value. The schema checks the same limits, so these mean the two disagree.
const refusedValueCodes = new Set(['22023', '23514'])

export interface StoringConditions {
  /** Under which name the caller's requests are counted; null for not at all. */
  countedAs: string | null
  limits: QuoteLimits
  /** Ways to tell about the request besides the owner's mail. */
  channels: ('webhook' | 'auto-reply')[]
}

export type Storing =
  | { outcome: 'stored'; requestId: string; isNew: boolean }
  | { outcome: 'suspect'; requestId: string; isNew: boolean }
  | { outcome: 'limited'; by: 'address' | 'phone' }
  | { outcome: 'refused'; code: string }
  | { outcome: 'failed'; code: string }

/** Stores a submission with its pending notifications, once however often it arrives and within the limits. */
export async function storeSubmission(
  client: SupabaseClient,
  submission: Submission,
  conditions: StoringConditions,
): Promise<Storing> {
  const { quote, idempotencyKey, suspicion } = submission
  const { data, error, status } = await client.rpc('submit_quote_request', {
    first_name: quote.firstName,
    email: quote.email,
    phone: quote.phone,
    idempotency_key: idempotencyKey,
    suspicion,
    address_hash: conditions.countedAs,
    address_limit: conditions.limits.perAddress,
    phone_limit: conditions.limits.perPhone,
    channels: conditions.channels,
  })
  if (error !== null) {
    // Only the code goes on: messages and details of the database may quote the row.
    const code = error.code || `status ${status}`
    return { outcome: refusedValueCodes.has(code) ? 'refused' : 'failed', code }
  }
  const rows = v.safeParse(rowsSchema, data)
  if (!rows.success) return { outcome: 'failed', code: 'unexpected answer' }
  const [row] = rows.output
  if (row.outcome === 'stored' || row.outcome === 'suspect') {
    return { outcome: row.outcome, requestId: row.quote_request_id, isNew: row.is_new }
  }
  return { outcome: 'limited', by: row.outcome === 'limited-by-address' ? 'address' : 'phone' }
}
