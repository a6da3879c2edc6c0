import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'

import { quoteSchema } from '#domain/quote-schema.ts'
import { idempotencyKeySchema } from '#domain/quote-submission.ts'

import { sendQuote, type SentQuote } from './send-quote.server'

/** In characters. */
export const maxPageLength = 2000

const pageSchema = v.pipe(v.string(), v.maxLength(maxPageLength))

const sentFormSchema = v.object({
  quote: quoteSchema,
  idempotencyKey: idempotencyKeySchema,
  trap: v.pipe(v.string(), v.maxLength(10_000)),
  // An invalid page or pick must not cost a lead.
  page: v.fallback(v.optional(pageSchema), undefined),
  picks: v.fallback(v.pipe(v.array(v.string()), v.maxLength(50)), []),
})

interface QuoteAnswer extends SentQuote {
  ok: true
  idempotencyKey: string
}

export const submitQuote = createServerFn({ method: 'POST' })
  .validator(sentFormSchema)
  .handler(async ({ data }): Promise<QuoteAnswer> => {
    const sent = await sendQuote(data)
    return { ok: true, ...sent, idempotencyKey: data.idempotencyKey }
  })
