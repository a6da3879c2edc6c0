import { FunctionsHttpError } from '@supabase/supabase-js'
import * as v from 'valibot'

import type { QuoteOrigin } from '#domain/quote-origin.ts'
import { type QuoteOutcome, quoteOutcomes } from '#domain/quote-outcome.ts'
import type { Quote } from '#domain/quote-schema.ts'
import {
  type Submission,
  submissionResponseSchema,
  toBody,
} from '#domain/quote-submission.ts'
import { cities } from '~/content/cities/cities'
import { defaultServiceId } from '~/content/services/service-index'
import { serviceById } from '~/content/services/services'
import { specialties } from '~/content/specialties/specialties'
import { pagePaths } from '~/lib/canonical-path'
import { searchReaders } from '~/lib/search-params'
import { cityPath, mainPages, servicePage } from '~/lib/site-pages'
import { log } from '~/server/request-log.server'
import {
  functionBody,
  supabase,
  visitorCallHeaders,
} from '~/server/supabase.server'

/** In characters. */
const maxSubjectLength = 100

// A visitor who has waited this long should see the number to call.
const timeout = 10_000

interface SentForm {
  quote: Quote
  trap: string
  /** Of the stains or the choices on the page. */
  picks: readonly string[]
  page?: string | undefined
  idempotencyKey?: string | undefined
}

export async function sendQuote({
  quote,
  trap,
  picks,
  page,
  idempotencyKey,
}: SentForm): Promise<SentQuote> {
  const { outcome, reason, requestToken } = await callFunction({
    quote,
    origin: page === undefined ? undefined : quoteOrigin(page, picks),
    suspicion: trap.trim() === '' ? undefined : 'honeypot',
    idempotencyKey,
  })
  if (outcome !== 'stored') {
    const { logLevel } = quoteOutcomes[outcome]
    log[logLevel]({ err: reason }, `quote request ${outcome}`)
  }
  return { outcome, requestToken }
}

export interface SentQuote {
  outcome: QuoteOutcome
  /** Opens the page of a stored request. */
  requestToken?: string | undefined
}

interface CallResult extends SentQuote {
  reason: unknown
}

async function callFunction(submission: Submission): Promise<CallResult> {
  const result = await supabase().functions.invoke('send-quote-email', {
    body: toBody(submission),
    headers: visitorCallHeaders(),
    // Also ends a response that stalls, unlike the option `timeout`.
    signal: AbortSignal.timeout(timeout),
  })
  const body = await functionBody(result)
  const response = v.safeParse(submissionResponseSchema, body)
  if (response.success && !response.output.success) {
    const { outcome, error: reason } = response.output
    return { outcome, reason }
  }
  const { error } = result
  if (error instanceof FunctionsHttpError) {
    const reason = `send-quote-email responded with ${error.context.status}`
    return { outcome: 'failed', reason }
  }
  if (error) return { outcome: 'failed', reason: error }
  if (response.success && response.output.success) {
    const { requestToken } = response.output
    return { outcome: 'stored', reason: undefined, requestToken }
  }
  const reason = 'the response has no success flag'
  return { outcome: 'invalid', reason }
}

// Only our own canonical paths and names, never the rest of what was sent.
function quoteOrigin(
  address: string,
  picks: readonly string[],
): QuoteOrigin | undefined {
  const url = URL.parse(address, 'http://site.invalid')
  if (!url || !pagePaths.includes(url.pathname)) return undefined
  if (url.pathname === mainPages.services.path) {
    const { tab = defaultServiceId } = searchReaders.services(
      Object.fromEntries(url.searchParams),
    )
    const service = serviceById(tab)
    const stains = service.stains.filter(({ id }) => picks.includes(id))
    return {
      page: servicePage(service).path,
      subject: subjectOf(service.shortTitle, stains),
    }
  }
  const specialty = specialties.find(({ slug }) => url.pathname === `/${slug}`)
  if (specialty) {
    const { name, choices } = specialty
    const chosen = choices?.items.filter((each) => picks.includes(each.name))
    return { page: url.pathname, subject: subjectOf(name, chosen ?? []) }
  }
  const city = cities.find(({ slug }) => cityPath(slug) === url.pathname)
  return { page: url.pathname, subject: city?.name }
}

function subjectOf(name: string, picked: readonly { name: string }[]): string {
  if (picked.length === 0) return name
  const names = picked.map((each) => each.name).join(', ')
  return `${name} (${names})`.slice(0, maxSubjectLength)
}
