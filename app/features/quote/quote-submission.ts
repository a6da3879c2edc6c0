import { isIncomplete, type QuoteRequest, type TypedQuote } from '#functions/_shared/quote-contract.ts'
import type { WayToCall } from '~/business/way-to-call'
import { type QuoteNoticeKind, quoteNotices } from '~/content/quote-texts'
import { endToasts, showToast, type ToastMessage } from '~/ui/toast'
import { canShowToasts } from '~/ui/toaster'

import { celebrate } from './celebrate'
import { outcomeOf, type QuoteOutcome } from './quote-outcome'
import { longestPage, submitQuote } from './quote.functions'

interface SubmissionOptions {
  /** When the form appeared, on the clock of `performance.now()`. */
  shownAt: number
  /** Offered to a visitor whose request did not get through. */
  call: WayToCall
  /** Tells how it ended where no toast can. */
  setNotice: (kind: QuoteNoticeKind) => void
}

/** Above the server's own limit, for when the server itself does not answer, in milliseconds. */
const timeout = 15_000

const about = 'quote request'

/** Sends one form and tells the visitor how it ended. */
export function createQuoteSubmission({ shownAt, call, setNotice }: SubmissionOptions) {
  // One key per filled-in form, kept over failures: a retry after a lost answer must not count twice.
  let key: string | undefined

  function notify(kind: QuoteNoticeKind) {
    if (!canShowToasts()) return setNotice(kind)
    const message = { ...quoteNotices[kind], about } satisfies Partial<ToastMessage>
    if (kind === 'sent') return showToast({ ...message, tone: 'success' })
    const broken = kind === 'failed' || kind === 'refused'
    showToast({ ...message, tone: 'danger', ...(broken ? { link: call, timeout: 0 } : {}) })
  }

  return {
    /** Another attempt: how the last one ended is no longer true. */
    begin: () => endToasts((message) => message.about === about),

    /** `trap`: what is in the hidden field. @returns whether the request was stored. */
    async submit(request: QuoteRequest, trap: string): Promise<boolean> {
      const idempotencyKey = (key ??= createIdempotencyKey())
      const traces = { trap, filledInMs: performance.now() - shownAt }
      const page = (location.pathname + location.search).slice(0, longestPage)
      const outcome = await answered((signal) =>
        submitQuote({ data: { request, idempotencyKey, traces, page }, signal }),
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

/** How the call ends, at the latest when the time is up: the key makes another attempt safe. */
async function answered(call: (signal: AbortSignal) => Promise<unknown>): Promise<QuoteOutcome> {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(new Error('no answer in time')), timeout)
  try {
    return outcomeOf(await call(over.signal))
  } catch (error) {
    console.warn('The quote request did not reach the server.', error)
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}

/** A random key for one submission. Not `crypto.randomUUID`, which plain-http addresses do not offer. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
