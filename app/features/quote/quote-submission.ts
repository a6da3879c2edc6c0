import type { QuoteRequest } from '#functions/_shared/quote-contract.ts'

import { outcomeOf, type QuoteOutcome } from './quote-outcome'
import { longestPage, submitQuote } from './quote.functions'

/** Above the server's own limit, for a server that sends no response at all, in milliseconds. */
const timeout = 15_000

interface Submission {
  request: QuoteRequest
  /** The same for every retry, so that a request whose response was lost is stored once. */
  idempotencyKey: string
  /** What is in the field no person reaches. */
  trap: string
  /** When the form appeared, on the clock of `performance.now()`. */
  shownAt: number
}

/** Sends a quote request from the current page. Never rejects: whatever goes wrong is an outcome. */
export async function sendFromPage({ trap, shownAt, ...submission }: Submission): Promise<QuoteOutcome> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error('no response in time')), timeout)
  const page = (location.pathname + location.search).slice(0, longestPage)
  const data = { ...submission, traces: { trap, filledInMs: performance.now() - shownAt }, page }
  try {
    return outcomeOf(await submitQuote({ data, signal: controller.signal }))
  } catch (error) {
    console.warn('The quote request did not reach the server.', error)
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}

/** A random key. Not `crypto.randomUUID`, which pages served over plain HTTP lack. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
