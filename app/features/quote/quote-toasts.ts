import type { QuoteOutcome } from '#domain/quote-outcome.ts'
import { closeToast, showToast } from '~/components/ui/toast'
import { formNotices, quoteNotices } from '~/content/quote-form-text'

const id = 'quote'

export function showOutcome(outcome: QuoteOutcome): void {
  const tone = outcome === 'stored' ? 'success' : 'danger'
  showToast({ ...quoteNotices[outcome], id, tone })
}

export function showIncomplete(): void {
  showToast({ ...formNotices.incomplete, id, tone: 'danger' })
}

export function closeQuoteToasts(): void {
  closeToast(id)
}
