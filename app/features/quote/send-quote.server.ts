import { FunctionsHttpError } from '@supabase/supabase-js'
import * as v from 'valibot'

import { optionalQuoteFields } from '#functions/_shared/quote-fields.ts'
import { originAsHeaders, type QuoteOrigin } from '#functions/_shared/quote-origin.ts'
import {
  idempotencyHeader,
  type QuoteRequest,
  quoteResponseSchema,
  suspicionHeader,
} from '#functions/_shared/quote-validation.ts'
import { cities } from '~/content/cities/cities'
import { defaultServiceId } from '~/content/services/service'
import { serviceById } from '~/content/services/services'
import { pagePaths } from '~/lib/canonical-path'
import { serverSite } from '~/lib/env.server'
import { log } from '~/lib/request-log.server'
import { readServicesSearch } from '~/lib/search-params'
import { cityPath, mainPages, servicePage } from '~/lib/site-pages'
import { supabase, visitorCallHeaders } from '~/lib/supabase.server'

import { type HoneypotValues, suspicionOf } from './honeypot'

/** `sent`: stored. `refused`: the backend responded without its success flag. `failed`: it is unreachable or broken. */
export type QuoteOutcome = 'sent' | 'refused' | 'failed'

// Storing takes milliseconds; a visitor who has waited this long should be told to call.
const timeout = 10_000

interface Context {
  traces: HoneypotValues
  /** Address of the page the form stands on. */
  page?: string | undefined
  /** The same key with the same content is stored once, however often it is sent. */
  idempotencyKey?: string | undefined
}

/** Sends a valid request to the `send-quote-email` function, with the signs of a program where there are any. */
export async function sendQuote(
  request: QuoteRequest,
  { traces, page, idempotencyKey }: Context,
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

/** The request with the fields the form has: with no optional one switched on, the specified three. */
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

/**
 * The page of a request, for the owner. Only our own canonical paths: nothing else in an address is passed on.
 */
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
