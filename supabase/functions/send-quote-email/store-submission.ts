import * as v from 'valibot'

import { phoneKey } from '#domain/phone-number.ts'
import type { QuoteOutcome } from '#domain/quote-outcome.ts'
import { toColumns } from '#domain/quote-schema.ts'
import type { Submission } from '#domain/quote-submission.ts'

import { type AdminClient, callSql } from '../_shared/platform/admin-client.ts'
import type { QuoteLimits } from './quote-rate-limit.ts'

const rowSchema = v.object({
  outcome: v.picklist(['stored', 'suspect', 'limited']),
  quote_request_id: v.nullable(v.string()),
  is_new: v.boolean(),
})

// The schema checks the same limits, so these mean that the two disagree.
const invalidValueCodes = new Set(['22023', '23514'])

interface StoreOptions {
  tokenHash: string
  rateLimitKey: string
  limits: QuoteLimits
  channels: 'webhook'[]
}

interface StoreResult {
  outcome: QuoteOutcome
  facts: {
    quoteRequestId?: string | undefined
    isNew?: boolean
    code?: string
  }
}

export async function storeSubmission(
  client: AdminClient,
  submission: Submission,
  options: StoreOptions,
): Promise<StoreResult> {
  const { data, error, status } = await callSql(
    client,
    'submit_quote_request',
    toArguments(submission, options),
  )
  if (error !== null) {
    // The database's messages and details may quote the row.
    const code = error.code || `status ${status}`
    const outcome = invalidValueCodes.has(code) ? 'invalid' : 'failed'
    return { outcome, facts: { code } }
  }
  const row = v.safeParse(rowSchema, data[0])
  if (row.success) return fromRow(row.output)
  return { outcome: 'failed', facts: { code: 'unexpected response' } }
}

function toArguments(
  { quote, origin, suspicion, idempotencyKey }: Submission,
  { tokenHash, rateLimitKey, limits, channels }: StoreOptions,
) {
  const { page, subject } = origin ?? {}
  const key = phoneKey(quote.phone)
  return {
    ...toColumns(quote),
    ...(key !== null && { phone_key: key }),
    address_hash: rateLimitKey,
    address_limit: limits.perAddress,
    phone_limit: limits.perPhone,
    channels,
    token_hash: tokenHash,
    ...(idempotencyKey !== undefined && { idempotency_key: idempotencyKey }),
    ...(suspicion !== undefined && { suspicion }),
    ...(page !== undefined && { origin_page: page }),
    ...(subject !== undefined && { origin_subject: subject }),
  }
}

function fromRow(row: v.InferOutput<typeof rowSchema>): StoreResult {
  return {
    outcome: row.outcome,
    facts: {
      quoteRequestId: row.quote_request_id ?? undefined,
      isNew: row.is_new,
    },
  }
}
