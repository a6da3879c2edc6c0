import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'

import { idempotencyKeySchema, quoteRequestSchema } from '#functions/_shared/quote-contract.ts'

import { sendQuote } from './send-quote.server'

/** Submits a quote request from the enhanced form. Rejects when the input does not fit the contract. */
export const submitQuote = createServerFn({ method: 'POST' })
  .validator(v.object({ request: quoteRequestSchema, idempotencyKey: idempotencyKeySchema }))
  .handler(({ data }) => sendQuote(data.request, data.idempotencyKey))
