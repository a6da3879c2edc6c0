import { useState } from 'react'

import { quoteOutcomes } from '#domain/quote-outcome.ts'
import type { Quote } from '#domain/quote-schema.ts'
import { callServer } from '~/lib/call-server'

import { maxPageLength, submitQuote } from './quote.functions'
import type { SentQuote } from './send-quote.server'

interface FilledForm {
  quote: Quote
  trap: string
  picks: string[]
}

// Longer than the server's own timeout.
const timeout = 15_000

/**
 * Every attempt has the same key until the form is rendered anew, so that a
 * request is stored once.
 */
export function useSendQuote() {
  const [idempotencyKey] = useState(createIdempotencyKey)

  return async function send(form: FilledForm): Promise<SentQuote> {
    const data = { ...form, idempotencyKey, page: currentPage() }
    const answer = await callServer(
      'the outcome of the quote',
      () => submitQuote({ data, signal: timeoutSignal() }),
      // A response from a cache is that of another request.
      ({ idempotencyKey: key, outcome }) =>
        key === idempotencyKey && outcome in quoteOutcomes,
    )
    return answer.ok ? answer : { outcome: 'failed' }
  }
}

// `crypto.randomUUID` is not available over plain HTTP.
function createIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

function currentPage(): string {
  return (location.pathname + location.search).slice(0, maxPageLength)
}

// Not `AbortSignal.timeout`, whose clock tests can't control.
function timeoutSignal(): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new Error('timed out')), timeout)
  return controller.signal
}
