import type { Quote } from './list-quotes.ts'

interface Gap {
  id: string
  createdAt: string
  reason: string
}

interface Proof {
  /** `stored` is the sum of the others and of the gaps. */
  counts: { stored: number; delivered: number; suspect: number; recent: number }
  gaps: Gap[]
}

/**
 * Compares what is stored with what was delivered. Every request must have reached the owner, by mail and, where
 * one was wanted, by webhook; only flagged ones need not, and those received after `latest` (milliseconds since
 * 1970) are not judged yet. One of the future is not recent: a clock has been set back since, and nobody would ever
 * hear of it.
 */
export function findGaps(quotes: Quote[], latest: number, now = Date.now()): Proof {
  const proof: Proof = { counts: { stored: quotes.length, delivered: 0, suspect: 0, recent: 0 }, gaps: [] }
  for (const quote of quotes) {
    const reason = whyMissing(quote)
    if (quote.notification.status === 'suspect') proof.counts.suspect += 1
    else if (reason === undefined) proof.counts.delivered += 1
    else if (isBetween(Date.parse(quote.createdAt), latest, now + clockToleranceMs)) proof.counts.recent += 1
    else proof.gaps.push({ id: quote.id, createdAt: quote.createdAt, reason })
  }
  return proof
}

// Of two machines, one may be a little behind.
const clockToleranceMs = 5 * 60_000

function isBetween(moment: number, after: number, until: number): boolean {
  return moment > after && moment <= until
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
