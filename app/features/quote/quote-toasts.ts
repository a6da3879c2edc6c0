import type { QuoteOutcome } from '#domain/quote-outcome.ts'
import { closeToast, showToast } from '~/components/ui/toast'
import { formNotices, quoteNotices } from '~/content/quote-form-text'

const id = 'quote'

interface CallLink {
  href: string
  label: string
}

export function showOutcome(outcome: QuoteOutcome, call: CallLink): void {
  const message = { ...quoteNotices[outcome], id }
  if (outcome === 'stored') {
    showToast({ ...message, tone: 'success' })
    return
  }
  showToast({ ...message, tone: 'danger', link: call, timeout: 0 })
}

export function showIncomplete(): void {
  showToast({ ...formNotices.incomplete, id, tone: 'danger' })
}

export function closeQuoteToasts(): void {
  closeToast(id)
}
