import type { Quote } from './list-quotes.ts'

export interface Gap {
  id: string
  createdAt: string
  reason: string
}

export interface Proof {
  /** `stored` is the sum of the others and of the gaps. */
  counts: { stored: number; delivered: number; suspect: number; recent: number }
  gaps: Gap[]
}

/**
 * Compares what is stored with what was delivered. Every request must have reached the owner, by mail and, where
 * one was wanted, by webhook; only flagged ones need not, and those received after `latest` (milliseconds since
 * 1970) are not judged yet.
 */
export function findGaps(quotes: Quote[], latest: number): Proof {
  const proof: Proof = { counts: { stored: quotes.length, delivered: 0, suspect: 0, recent: 0 }, gaps: [] }
  for (const quote of quotes) {
    const reason = whyMissing(quote)
    if (quote.notification.status === 'suspect') proof.counts.suspect += 1
    else if (reason === undefined) proof.counts.delivered += 1
    else if (Date.parse(quote.createdAt) > latest) proof.counts.recent += 1
    else proof.gaps.push({ id: quote.id, createdAt: quote.createdAt, reason })
  }
  return proof
}

function whyMissing({ notification, webhook }: Quote): string | undefined {
  if (notification.status !== 'delivered')
    return `mail ${notification.status}${because(notification.lastError)}`
  if (webhook !== null && webhook.status !== 'delivered') {
    return `webhook ${webhook.status}${because(webhook.lastError)}`
  }
  return undefined
}

function because(error: string | null): string {
  return error === null ? '' : `: ${error}`
}
