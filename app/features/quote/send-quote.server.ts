import { FunctionsHttpError } from '@supabase/supabase-js'
import * as v from 'valibot'

import { originToHeaders, type QuoteOrigin } from '#domain/quote-origin.ts'
import {
  idempotencyHeader,
  type QuoteRequest,
  quoteResponseSchema,
  suspicionHeader,
} from '#domain/quote-schema.ts'
import { cities } from '~/content/cities/cities'
import { defaultServiceId } from '~/content/services/service'
import { serviceById } from '~/content/services/services'
import { pagePaths } from '~/lib/canonical-path'
import { log } from '~/lib/request-log.server'
import { readServicesSearch } from '~/lib/search-params'
import { cityPath, mainPages, servicePage } from '~/lib/site-pages'
import { supabase, visitorCallHeaders } from '~/lib/supabase.server'

import { type HoneypotValues, detectSuspicion } from './honeypot'

/** `sent`: stored. `rejected`: the response lacks the success flag. `failed`: the backend is unreachable or broken. */
type QuoteOutcome = 'sent' | 'rejected' | 'failed'

// Storing a request takes milliseconds. A visitor who has waited this long should see the number to call.
const timeout = 10_000

interface SubmissionContext {
  traces: HoneypotValues
  page?: string | undefined
  /** The same key with the same content is stored only once. */
  idempotencyKey?: string | undefined
}

/** Sends a valid request to the `send-quote-email` function, with a suspicion header if it looks automated. */
export async function sendQuote(
  request: QuoteRequest,
  { traces, page, idempotencyKey }: SubmissionContext,
): Promise<QuoteOutcome> {
  const origin = page === undefined ? undefined : quoteOrigin(page)
  const suspicion = detectSuspicion(traces)
  const { data, error } = await supabase().functions.invoke('send-quote-email', {
    body: request,
    timeout,
    headers: {
      ...visitorCallHeaders(),
      ...(idempotencyKey ? { [idempotencyHeader]: idempotencyKey } : {}),
      ...(origin ? originToHeaders(origin) : {}),
      ...(suspicion ? { [suspicionHeader]: suspicion } : {}),
    },
  })
  if (!error && v.is(quoteResponseSchema, data) && data.success) return 'sent'
  const outcome = error ? 'failed' : 'rejected'
  const status = error instanceof FunctionsHttpError ? Number(error.context.status) : undefined
  const reason = status
    ? `send-quote-email responded with ${status}`
    : (error ?? 'the response has no success flag')
  log.error({ outcome, err: reason }, 'failed to submit a quote request')
  return outcome
}

/** Returns the page a request came from. Only our own canonical paths are passed on, never the rest of the URL. */
function quoteOrigin(address: string): QuoteOrigin | undefined {
  const url = URL.parse(address, 'http://site.invalid')
  if (!url || !pagePaths.includes(url.pathname)) return undefined
  if (url.pathname === mainPages.services.path) {
    const { tab = defaultServiceId } = readServicesSearch(Object.fromEntries(url.searchParams))
    const service = serviceById[tab]
    return { page: servicePage(service).path, subject: service.shortTitle }
  }
  const city = cities.find(({ slug }) => cityPath(slug) === url.pathname)
  return { page: url.pathname, ...(city ? { subject: city.name } : {}) }
}
