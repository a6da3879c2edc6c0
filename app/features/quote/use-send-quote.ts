import { type RefObject, useState } from 'react'

import type { QuoteOutcome } from '#domain/quote-outcome.ts'
import type { QuoteRequest } from '#domain/quote-schema.ts'
import { assertRpcResponse } from '~/lib/assert-rpc-response'

import { honeypotField, type HoneypotValues } from './honeypot'
import { maxPageLength, submitQuote } from './quote.functions'

/**
 * Longer than the server's own timeout, for a server that does not respond at
 * all. In milliseconds.
 */
const timeout = 15_000

/**
 * Sends the quotes of a form. Every attempt has the same key until the form is
 * rendered anew, so that a request is stored once.
 */
export function useSendQuote(form: RefObject<HTMLFormElement | null>) {
  const [idempotencyKey] = useState(createIdempotencyKey)
  const [isSending, setIsSending] = useState(false)

  /** Resolves to the outcome of a quote, also if the network fails. */
  async function send(quote: QuoteRequest): Promise<QuoteOutcome> {
    const data = {
      quote,
      idempotencyKey,
      honeypot: readHoneypot(form.current),
      page: currentPage(),
    }
    setIsSending(true)
    try {
      const response = await submitQuote({ data, signal: timeoutSignal() })
      return assertRpcResponse(response)
    } catch (error) {
      console.warn('Failed to send the quote request.', error)
      return 'failed'
    } finally {
      setIsSending(false)
    }
  }

  return { send, isSending }
}

// `crypto.randomUUID` is not available over plain HTTP.
function createIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

function readHoneypot(form: HTMLFormElement | null): HoneypotValues {
  const field = form?.querySelector<HTMLInputElement>(`[name=${honeypotField}]`)
  return { trap: field?.value ?? '', filledInMs: performance.now() }
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
