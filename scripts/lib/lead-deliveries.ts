import type { Lead } from './leads.ts'

/**
 * Every lead must have reached the owner by email and, if one is configured, by
 * webhook, with what the visitor added later. Those received after `latest` are
 * too recent to judge.
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
  if (lead.notification_status === 'delivered')
    return webhookText(lead) ?? lead.update_failure ?? undefined
  return `email ${emailText(lead)}`
}

export function emailText(lead: Lead): string {
  return describe({
    status: lead.notification_status,
    attempts: lead.notification_attempts,
    error: lead.notification_last_error,
  })
}

export function webhookText(lead: Lead): string | undefined {
  const { webhook_status: status } = lead
  if (status === null || status === 'delivered') return undefined
  const state = describe({
    status,
    attempts: lead.webhook_attempts,
    error: lead.webhook_last_error,
  })
  return `webhook ${state}`
}

interface Delivery {
  status: string
  attempts: number | null
  error: string | null
}

function describe({ status, attempts, error }: Delivery): string {
  if (status === 'delivered' || !error) return status
  return `${status} after attempt ${attempts}: ${error}`
}
