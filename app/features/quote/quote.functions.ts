import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'

import { idempotencyKeySchema, quoteRequestSchema } from '#domain/quote-schema.ts'

import { sendQuote } from './send-quote.server'

/** Maximum length of the submitted page URL, in characters. */
export const maxPageLength = 2000

const submissionSchema = v.object({
  request: quoteRequestSchema,
  idempotencyKey: idempotencyKeySchema,
  traces: v.object({
    trap: v.pipe(v.string(), v.maxLength(10_000)),
    filledInMs: v.union([v.undefined(), v.pipe(v.number(), v.finite())]),
  }),
  page: v.optional(v.pipe(v.string(), v.maxLength(maxPageLength))),
})

/** Submits a quote request from the hydrated form. Rejects input that does not match the schema. */
export const submitQuote = createServerFn({ method: 'POST' })
  .validator(submissionSchema)
  .handler(({ data }) => sendQuote(data.request, data))
