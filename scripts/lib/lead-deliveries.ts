import type { Lead } from './leads.ts'

// Allows for clock skew between two machines.
const clockSkewMs = 5 * 60_000
// Long enough for the first attempt, even by a schedule that runs every minute.
const attemptGraceMs = 15 * 60_000

/**
 * Compares stored leads with delivered ones. Every lead must have reached the
 * owner by email and, if one is configured, by webhook. Flagged leads are
 * exempt, and those received after `latest` are too recent to judge. Leads
 * dated in the future are judged, so that a clock that was set back cannot hide
 * them.
 */
export function findGaps(leads: Lead[], latest: number, now = Date.now()) {
  const groups = Object.groupBy(leads, (lead) => {
    if (lead.notification_status === 'suspect') return 'suspect'
    if (reasonOf(lead) === undefined) return 'delivered'
    const received = Date.parse(lead.created_at)
    const isRecent = received > latest && received <= now + clockSkewMs
    return isRecent ? 'recent' : 'gaps'
  })
  return {
    delivered: groups.delivered ?? [],
    suspect: groups.suspect ?? [],
    recent: groups.recent ?? [],
    gaps: groups.gaps ?? [],
  }
}

/** Returns why a lead has not reached the owner, or undefined if it has. */
export function reasonOf(lead: Lead): string | undefined {
  if (lead.notification_status === 'delivered') return webhookText(lead)
  return `email ${emailText(lead)}`
}

/**
 * Describes why leads are not reaching the owner, one sentence per cause with
 * the number of leads. Leads that were delivered, held as suspect or not
 * attempted yet are left out.
 */
export function describeFailures(leads: Lead[], now = Date.now()): string[] {
  const counts = new Map<string, number>()
  for (const lead of leads) {
    const isOverdue = Date.parse(lead.created_at) < now - attemptGraceMs
    for (const channel of channelsOf(lead)) {
      const failure = failureOf(channel, isOverdue)
      if (failure === undefined) continue
      const count = counts.get(failure) ?? 0
      counts.set(failure, count + 1)
    }
  }
  return [...counts].map(([failure, count]) => {
    const noun = count === 1 ? 'lead' : 'leads'
    return `${count} ${noun}: ${failure}`
  })
}

interface Channel {
  name: string
  status: string | null
  error: string | null
}

function channelsOf(lead: Lead): Channel[] {
  return [
    {
      name: 'email',
      status: lead.notification_status,
      error: lead.notification_last_error,
    },
    {
      name: 'webhook',
      status: lead.webhook_status,
      error: lead.webhook_last_error,
    },
  ]
}

function failureOf(channel: Channel, isOverdue: boolean): string | undefined {
  const { name, status, error } = channel
  if (status === 'dead')
    return `${name} given up, ${error ?? 'no reason recorded'}`
  if (status !== 'pending') return undefined
  if (error !== null) return `${name} failing, ${error}`
  if (!isOverdue) return undefined
  return `${name} not attempted, is anything running the deliveries?`
}

/** Describes the email about a lead: `dead after attempt 12: 550 No`. */
export function emailText(lead: Lead): string {
  return deliveryText({
    status: lead.notification_status,
    attempts: lead.notification_attempts,
    error: lead.notification_last_error,
  })
}

/**
 * Describes a pending or failed webhook delivery. Returns undefined if no
 * webhook is set or it was delivered.
 */
export function webhookText(lead: Lead): string | undefined {
  const status = lead.webhook_status
  if (status === null || status === 'delivered') return undefined
  const text = deliveryText({
    status,
    attempts: lead.webhook_attempts,
    error: lead.webhook_last_error,
  })
  return `webhook ${text}`
}

interface Delivery {
  status: string
  attempts: number | null
  error: string | null
}

function deliveryText({ status, attempts, error }: Delivery): string {
  if (status === 'delivered' || !error) return status
  return `${status} after attempt ${attempts}: ${error}`
}
