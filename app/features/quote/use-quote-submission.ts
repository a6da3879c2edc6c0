import { useServerFn } from '@tanstack/react-start'
import { useRef } from 'react'

import { isIncomplete, type QuoteRequest, type TypedQuote } from '#functions/_shared/quote-contract.ts'
import { formatPhone } from '~/content/phone'
import { type QuoteNoticeKind, quoteNotices } from '~/content/quote-texts'
import { useSite } from '~/content/use-site'
import { showToast } from '~/ui/toast'

import { celebrate } from './celebrate'
import { createIdempotencyKey } from './idempotency-key'
import type { QuoteOutcome } from './quote-outcome'
import { submitQuote } from './quote.functions'
import { useShownAt } from './use-shown-at'

/** Sends the form and tells the visitor how it ended. */
export function useQuoteSubmission() {
  const send = useServerFn(submitQuote)
  const { phone } = useSite()
  // One key per filled-in form, kept over failures: a retry after a lost answer must not count twice.
  const key = useRef<string>(undefined)
  const shownAt = useShownAt()

  function notify(kind: QuoteNoticeKind) {
    const { title, text } = quoteNotices[kind]
    if (kind === 'sent') return showToast({ title, text, tone: 'success' })
    const call = { href: `tel:${phone}`, label: `Call ${formatPhone(phone)}` }
    const broken = kind === 'failed' || kind === 'refused'
    showToast({ title, text, tone: 'danger', ...(broken ? { link: call, timeout: 0 } : {}) })
  }

  /** `trap`: what is in the hidden field. @returns whether the request was stored. */
  async function submit(request: QuoteRequest, trap: string): Promise<boolean> {
    key.current ??= createIdempotencyKey()
    const traces = { trap, filledInMs: performance.now() - shownAt }
    const outcome = await send({ data: { request, idempotencyKey: key.current, traces } }).catch(
      lostConnection,
    )
    notify(outcome)
    if (outcome !== 'sent') return false
    key.current = undefined
    void celebrate()
    return true
  }

  function reportInvalid(values: TypedQuote) {
    if (isIncomplete(values)) notify('incomplete')
  }

  return { submit, reportInvalid }
}

function lostConnection(error: unknown): QuoteOutcome {
  console.warn('The quote request did not reach the server.', error)
  return 'failed'
}
