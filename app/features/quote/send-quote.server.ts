import { FunctionsHttpError } from '@supabase/supabase-js'
import * as v from 'valibot'

import {
  idempotencyHeader,
  type QuoteRequest,
  quoteResponseSchema,
  suspicionHeader,
} from '#functions/_shared/quote-contract.ts'
import { optionalQuoteFields } from '#functions/_shared/quote-fields.ts'
import { originAsHeaders } from '#functions/_shared/quote-origin.ts'
import { serverSite } from '~/lib/env.server'
import { log } from '~/lib/request-log.server'
import { supabase, visitorCallHeaders } from '~/lib/supabase.server'

import { type HoneypotValues, suspicionOf } from './honeypot'
import { quoteOrigin } from './quote-origin.server'
import type { QuoteOutcome } from './quote-outcome'

// Storing takes milliseconds; a visitor who has waited this long should be told to call.
const timeout = 10_000

/** What goes beside a request. */
interface SentFrom {
  traces: HoneypotValues
  /** Address of the page the form stands on. */
  page?: string | undefined
  /** The same key with the same content is stored once, however often it is sent. */
  idempotencyKey?: string | undefined
}

/** Hands a checked request to the `send-quote-email` function, with what tells persons from programs. */
export async function sendQuote(
  request: QuoteRequest,
  { traces, page, idempotencyKey }: SentFrom,
): Promise<QuoteOutcome> {
  const origin = page === undefined ? undefined : quoteOrigin(page)
  const suspicion = suspicionOf(traces)
  const { data, error } = await supabase().functions.invoke('send-quote-email', {
    body: sentFields(request),
    timeout,
    headers: {
      ...visitorCallHeaders(),
      ...(idempotencyKey ? { [idempotencyHeader]: idempotencyKey } : {}),
      ...(origin ? originAsHeaders(origin) : {}),
      ...(suspicion ? { [suspicionHeader]: suspicion } : {}),
    },
  })
  if (!error) return hasSuccessFlag(data) ? 'sent' : logged('refused', 'the response has no success flag')
  const status = error instanceof FunctionsHttpError ? Number(error.context.status) : undefined
  return logged('failed', status ? `send-quote-email responded with ${status}` : error)
}

/** The request without what the form does not have: with nothing switched on, it is the specified three. */
function sentFields(request: QuoteRequest): QuoteRequest {
  const sent = { ...request }
  for (const { name } of optionalQuoteFields) if (!serverSite().quoteFields[name]) delete sent[name]
  return sent
}

function hasSuccessFlag(data: unknown): boolean {
  return v.is(quoteResponseSchema, data) && data.success
}

function logged(outcome: QuoteOutcome, reason: unknown): QuoteOutcome {
  log.error({ outcome, err: reason }, 'a quote request was not taken')
  return outcome
}
