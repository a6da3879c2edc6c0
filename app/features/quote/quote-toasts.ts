import type { QuoteOutcome } from '#domain/quote-outcome.ts'
import { closeToasts, showToast } from '~/components/ui/toast'
import { formNotices, quoteNotices } from '~/content/quote-form-text'

const topic = 'quote request'

interface CallLink {
  href: string
  label: string
}

export function showOutcome(outcome: QuoteOutcome, call: CallLink): void {
  const message = { ...quoteNotices[outcome], topic }
  if (outcome === 'stored') {
    showToast({ ...message, tone: 'success' })
    return
  }
  showToast({ ...message, tone: 'danger', link: call, timeout: 0 })
}

export function showIncomplete(): void {
  showToast({ ...formNotices.incomplete, topic, tone: 'danger' })
}

export function closeQuoteToasts(): void {
  closeToasts((toast) => toast.topic === topic)
}
