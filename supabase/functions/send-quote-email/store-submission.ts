import * as v from 'valibot'

import { type AdminClient, callSql } from '../_shared/admin-client.ts'
import { toColumns } from '../_shared/quote-columns.ts'
import type { QuoteLimits } from './quote-limits.ts'
import type { Submission } from './read-submission.ts'

const outcomeSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('stored'), requestId: v.string(), isNew: v.boolean() }),
  v.object({ outcome: v.literal('suspect'), requestId: v.string(), isNew: v.boolean() }),
  v.object({ outcome: v.literal('limited-by-address') }),
  v.object({ outcome: v.literal('limited-by-phone') }),
])

// The two ways the database refuses a value. The schema checks the same limits, so these mean the two disagree.
const refusedValueCodes = new Set(['22023', '23514'])

export interface StoringConditions {
  /** Under which name the caller's requests are counted; null for not at all. */
  rateLimitKey: string | null
  limits: QuoteLimits
  /** Ways to tell about the request besides the owner's mail. */
  channels: ('webhook' | 'auto-reply')[]
}

export type Storing =
  | v.InferOutput<typeof outcomeSchema>
  | { outcome: 'refused'; code: string }
  | { outcome: 'failed'; code: string }

/** Stores a submission with its pending notifications, once however often it arrives and within the limits. */
export async function storeSubmission(
  client: AdminClient,
  submission: Submission,
  conditions: StoringConditions,
): Promise<Storing> {
  const { quote, idempotencyKey, suspicion, origin } = submission
  const { rateLimitKey, limits, channels } = conditions
  const { data, error, status } = await callSql(client, 'submit_quote_request', {
    ...toColumns(quote),
    address_limit: limits.perAddress,
    phone_limit: limits.perPhone,
    channels,
    ...(idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey }),
    ...(suspicion === undefined ? {} : { suspicion }),
    ...(origin === undefined ? {} : { origin_page: origin.page }),
    ...(origin?.subject === undefined ? {} : { origin_subject: origin.subject }),
    ...(rateLimitKey === null ? {} : { address_hash: rateLimitKey }),
  })
  if (error !== null) {
    // Only the code goes on: messages and details of the database may quote the row.
    const code = error.code || `status ${status}`
    return { outcome: refusedValueCodes.has(code) ? 'refused' : 'failed', code }
  }
  const [row] = data
  const storing = v.safeParse(
    outcomeSchema,
    row && { outcome: row.outcome, requestId: row.quote_request_id, isNew: row.is_new },
  )
  return storing.success ? storing.output : { outcome: 'failed', code: 'unexpected answer' }
}
