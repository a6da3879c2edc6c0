import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'

import { quoteRequestSchema } from '#domain/quote-schema.ts'
import { idempotencyKeySchema } from '#domain/quote-submission.ts'

import { sendQuote } from './send-quote.server'

/** Maximum length of the submitted page URL, in characters. */
export const maxPageLength = 2000

const trapSchema = v.pipe(v.string(), v.maxLength(10_000))
const durationSchema = v.pipe(v.number(), v.finite())
const pageSchema = v.pipe(v.string(), v.maxLength(maxPageLength))

const sentFormSchema = v.object({
  quote: quoteRequestSchema,
  idempotencyKey: idempotencyKeySchema,
  honeypot: v.object({
    trap: trapSchema,
    filledInMs: v.optional(durationSchema),
  }),
  // An invalid page must not cost a lead.
  page: v.fallback(v.optional(pageSchema), undefined),
})

/**
 * Submits a quote request from the hydrated form. Rejects input that does not
 * match the schema.
 */
export const submitQuote = createServerFn({ method: 'POST' })
  .validator(sentFormSchema)
  .handler(({ data }) => sendQuote(data))
