import type { QuoteOutcome } from '#domain/quote-outcome.ts'
import { closeToast, showToast } from '~/components/ui/toast'
import { formNotices, quoteNotices } from '~/content/quote-form-text'

const id = 'quote'

/** A phone link, for visitors whose request could not be stored. */
interface CallLink {
  href: string
  label: string
}

/** Shows what became of a request. A failure stays until it is closed. */
export function showOutcome(outcome: QuoteOutcome, call: CallLink): void {
  const message = { ...quoteNotices[outcome], id }
  if (outcome === 'stored') {
    showToast({ ...message, tone: 'success' })
    return
  }
  showToast({ ...message, tone: 'danger', link: call, timeout: 0 })
}

/** Shows that fields are empty. */
export function showIncomplete(): void {
  showToast({ ...formNotices.incomplete, id, tone: 'danger' })
}

/** Closes the messages about an earlier attempt. */
export function closeQuoteToasts(): void {
  closeToast(id)
}
