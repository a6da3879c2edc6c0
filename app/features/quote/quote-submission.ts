import { isIncomplete, type QuoteRequest, type TypedQuote } from '#functions/_shared/quote-contract.ts'
import { type QuoteNoticeKind, quoteNotices } from '~/content/quote-texts'
import { showToast } from '~/ui/toast'

import { celebrate } from './celebrate'
import { createIdempotencyKey } from './idempotency-key'
import type { QuoteOutcome } from './quote-outcome'
import { submitQuote } from './quote.functions'

/** What is offered to a visitor whose request did not get through. */
export interface WayToCall {
  href: string
  label: string
}

interface SubmissionOptions {
  /** When the form appeared, on the clock of `performance.now()`. */
  shownAt: number
  call: WayToCall
}

/** Sends one form and tells the visitor how it ended. */
export function createQuoteSubmission({ shownAt, call }: SubmissionOptions) {
  // One key per filled-in form, kept over failures: a retry after a lost answer must not count twice.
  let key: string | undefined

  function notify(kind: QuoteNoticeKind) {
    const { title, text } = quoteNotices[kind]
    if (kind === 'sent') return showToast({ title, text, tone: 'success' })
    const broken = kind === 'failed' || kind === 'refused'
    showToast({ title, text, tone: 'danger', ...(broken ? { link: call, timeout: 0 } : {}) })
  }

  return {
    /** `trap`: what is in the hidden field. @returns whether the request was stored. */
    async submit(request: QuoteRequest, trap: string): Promise<boolean> {
      key ??= createIdempotencyKey()
      const traces = { trap, filledInMs: performance.now() - shownAt }
      const outcome = await submitQuote({ data: { request, idempotencyKey: key, traces } }).catch(
        lostConnection,
      )
      notify(outcome)
      if (outcome !== 'sent') return false
      key = undefined
      void celebrate()
      return true
    },

    reportInvalid(values: TypedQuote) {
      if (isIncomplete(values)) notify('incomplete')
    },
  }
}

function lostConnection(error: unknown): QuoteOutcome {
  console.warn('The quote request did not reach the server.', error)
  return 'failed'
}
