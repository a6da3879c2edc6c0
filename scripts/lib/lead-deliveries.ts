import type { Lead } from './leads.ts'

// Long enough for the first attempt, even by a schedule that runs every minute.
const attemptGraceMs = 15 * 60_000

/**
 * Compares stored leads with delivered ones. Every lead must have reached the
 * owner by email and, if one is configured, by webhook. Flagged leads are
 * exempt, and those received after `latest` are too recent to judge.
 */
export function findGaps(leads: Lead[], latest: number) {
  const groups = Object.groupBy(leads, (lead) => {
    if (lead.notification_status === 'suspect') return 'suspect'
    if (reasonOf(lead) === undefined) return 'delivered'
    return Date.parse(lead.created_at) > latest ? 'recent' : 'gaps'
  })
  const none: Lead[] = []
  return {
    delivered: none,
    suspect: none,
    recent: none,
    gaps: none,
    ...groups,
  }
}

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
  const failures = leads.flatMap((lead) => {
    const isOverdue = Date.parse(lead.created_at) < now - attemptGraceMs
    return [
      failureOf('email', emailOf(lead), isOverdue),
      failureOf('webhook', webhookOf(lead), isOverdue),
    ]
  })
  const known = failures.filter((failure) => failure !== undefined)
  const groups = Map.groupBy(known, (failure) => failure)
  return [...groups].map(([failure, { length }]) => {
    const noun = length === 1 ? 'lead' : 'leads'
    return `${length} ${noun}: ${failure}`
  })
}

interface ChannelState {
  /** Null if this way is not set up. */
  status: string | null
  attempts: number | null
  error: string | null
}

function emailOf(lead: Lead): ChannelState {
  return {
    status: lead.notification_status,
    attempts: lead.notification_attempts,
    error: lead.notification_last_error,
  }
}

function webhookOf(lead: Lead): ChannelState {
  return {
    status: lead.webhook_status,
    attempts: lead.webhook_attempts,
    error: lead.webhook_last_error,
  }
}

function failureOf(
  name: string,
  { status, error }: ChannelState,
  isOverdue: boolean,
): string | undefined {
  if (status === 'dead')
    return `${name} given up, ${error ?? 'no reason recorded'}`
  if (status !== 'pending') return undefined
  if (error !== null) return `${name} failing, ${error}`
  if (!isOverdue) return undefined
  return `${name} not attempted, is anything running the deliveries?`
}

export function emailText(lead: Lead): string {
  return textOf(emailOf(lead))
}

export function webhookText(lead: Lead): string | undefined {
  const { webhook_status: status } = lead
  if (status === null || status === 'delivered') return undefined
  return `webhook ${textOf(webhookOf(lead))}`
}

function textOf({ status, attempts, error }: ChannelState) {
  if (status === 'delivered' || !error) return String(status)
  return `${status} after attempt ${attempts}: ${error}`
}
