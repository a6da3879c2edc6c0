import * as v from 'valibot'

import type { QuoteOutcome } from '#domain/quote-outcome.ts'
import { toColumns } from '#domain/quote-schema.ts'
import type { Submission } from '#domain/quote-submission.ts'

import { type AdminClient, callSql } from '../_shared/platform/admin-client.ts'
import type { readQuoteLimits } from './quote-rate-limit.ts'

const rowSchema = v.object({
  outcome: v.picklist(['stored', 'suspect', 'limited']),
  quote_request_id: v.nullable(v.string()),
  is_new: v.boolean(),
  limited_by: v.nullable(v.string()),
})

// SQLSTATEs for rejected values. The schema checks the same limits, so these
// mean that the two disagree.
const rejectedValueCodes = new Set(['22023', '23514'])

interface StoreOptions {
  /**
   * Key that the caller's requests are counted under. Null disables the limit
   * per address.
   */
  rateLimitKey: string | null
  limits: ReturnType<typeof readQuoteLimits>
  /** Notification channels in addition to the owner's email. */
  channels: 'webhook'[]
}

/** What became of a submission. The facts are safe to log. */
export interface StoreResult {
  outcome: QuoteOutcome
  facts: {
    requestId?: string
    /**
     * Whether the owner's notifications are due now. False for a repeated
     * submission.
     */
    isNew?: boolean
    /** The limit that was reached: `address` or `phone`. */
    limitedBy?: string
    /** Error code of the database. */
    code?: string
  }
}

/**
 * Stores a submission and its pending notifications, deduplicated and within
 * the limits.
 */
export async function storeSubmission(
  client: AdminClient,
  { quote, origin, suspicion, idempotencyKey }: Submission,
  { rateLimitKey, limits, channels }: StoreOptions,
): Promise<StoreResult> {
  const { data, error, status } = await callSql(
    client,
    'submit_quote_request',
    {
      ...toColumns(quote),
      address_limit: limits.perAddress,
      phone_limit: limits.perPhone,
      channels,
      ...(idempotencyKey === undefined
        ? {}
        : { idempotency_key: idempotencyKey }),
      ...(suspicion === undefined ? {} : { suspicion }),
      ...(origin === undefined ? {} : { origin_page: origin.page }),
      ...(origin?.subject === undefined
        ? {}
        : { origin_subject: origin.subject }),
      ...(rateLimitKey === null ? {} : { address_hash: rateLimitKey }),
    },
  )
  if (error !== null) {
    // Return only the code, because the database's messages and details may
    // quote the row.
    const code = error.code || `status ${status}`
    return {
      outcome: rejectedValueCodes.has(code) ? 'invalid' : 'failed',
      facts: { code },
    }
  }
  const row = v.safeParse(rowSchema, data[0])
  if (!row.success)
    return { outcome: 'failed', facts: { code: 'unexpected response' } }
  const {
    outcome,
    quote_request_id: requestId,
    is_new: isNew,
    limited_by: limitedBy,
  } = row.output
  return {
    outcome,
    facts: {
      ...(requestId === null ? {} : { requestId, isNew }),
      ...(limitedBy === null ? {} : { limitedBy }),
    },
  }
}
