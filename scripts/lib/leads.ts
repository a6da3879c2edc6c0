import type { Database } from '#domain/database.types.ts'

import type { AdminClient } from '../../supabase/functions/_shared/platform/admin-client.ts'

export const leadStatuses = ['new', 'called', 'won', 'lost']
const emailStatuses = ['pending', 'delivered', 'dead', 'suspect']
export const statuses = [...emailStatuses, ...leadStatuses]

type Row = Database['public']['Views']['quote_request_overview']['Row']
// The generated types of a view allow null in every column.
type NeverNull =
  | 'id'
  | 'created_at'
  | 'email'
  | 'notification_status'
  | 'notification_attempts'
  | 'progress'
  | 'photo_count'

export type Lead = Row & { [Column in NeverNull]: NonNullable<Row[Column]> }

interface LeadFilter {
  since?: Date | undefined
  /** One of `statuses`. */
  status?: string | undefined
}

// Below max_rows of supabase/config.toml.
const pageSize = 500

export async function listLeads(
  client: AdminClient,
  { since, status }: LeadFilter = {},
): Promise<Lead[]> {
  const leads: Lead[] = []
  let page: Lead[]
  do {
    page = await readPage(client, leads.length, since)
    leads.push(...page)
  } while (page.length === pageSize)
  if (status === undefined) return leads
  return leads.filter(
    (lead) => lead.progress === status || lead.notification_status === status,
  )
}

async function readPage(
  client: AdminClient,
  first: number,
  since: Date | undefined,
): Promise<Lead[]> {
  const all = client.from('quote_request_overview').select()
  const wanted = since ? all.gte('created_at', since.toISOString()) : all
  const { data } = await wanted
    .order('created_at', { ascending: false })
    .order('id')
    .range(first, first + pageSize - 1)
    .throwOnError()
    .overrideTypes<Lead[]>()
  return data
}
