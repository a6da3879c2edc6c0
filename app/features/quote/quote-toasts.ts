import type { QuoteOutcome } from '#domain/quote-outcome.ts'
import { closeToasts, showToast } from '~/components/ui/toast'
import { formNotices, quoteNotices } from '~/content/quote-form-text'

const topic = 'quote request'

/** A phone link, for visitors whose request could not be stored. */
interface CallLink {
  href: string
  label: string
}

/** Shows what became of a request. A failure stays until it is closed. */
export function showOutcome(outcome: QuoteOutcome, call: CallLink): void {
  const message = { ...quoteNotices[outcome], topic }
  if (outcome === 'stored') {
    showToast({ ...message, tone: 'success' })
    return
  }
  showToast({ ...message, tone: 'danger', link: call, timeout: 0 })
}

/** Shows that fields are empty. */
export function showIncomplete(): void {
  showToast({ ...formNotices.incomplete, topic, tone: 'danger' })
}

/** Closes the messages about an earlier attempt. */
export function closeQuoteToasts(): void {
  closeToasts((toast) => toast.topic === topic)
}
