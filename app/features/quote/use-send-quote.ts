import { useMutation } from '@tanstack/react-query'
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

/** Sends a quote. Resolves to its outcome, also if the network fails. */
type SendQuote = (quote: QuoteRequest) => Promise<QuoteOutcome>

/**
 * Sends the quotes of a form. Every attempt has the same key until the form is
 * rendered anew, so that a request is stored once.
 */
export function useSendQuote(form: RefObject<HTMLFormElement | null>): {
  send: SendQuote
  isSending: boolean
} {
  const [idempotencyKey] = useState(createIdempotencyKey)
  const { mutateAsync, isPending } = useMutation({
    // Offline, the request fails at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: async (quote: QuoteRequest) => {
      const data = {
        quote,
        idempotencyKey,
        honeypot: readHoneypot(form.current),
        page: currentPage(),
      }
      const response = await submitQuote({ data, signal: timeoutSignal() })
      return assertRpcResponse(response)
    },
    onError: (error) =>
      console.warn('Failed to send the quote request.', error),
  })

  async function send(quote: QuoteRequest): Promise<QuoteOutcome> {
    try {
      return await mutateAsync(quote)
    } catch {
      // Already logged by `onError`.
      return 'failed'
    }
  }

  return { send, isSending: isPending }
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
