import { PGlite } from '@electric-sql/pglite'

import { phoneKey } from '#domain/phone-number.ts'

import { databaseFolder } from '../../support/data-folder.ts'

export interface Lead {
  email: string
  firstName?: string
  phone?: string
  message?: string
  suspicion?: string
  status?: string
  error?: string
  daysOld?: number
}

const insert = `
  with lead as (
    select gen_random_uuid() as id, given.* from json_to_recordset($1::json) as given (
      email text, "firstName" text, phone text, "phoneKey" text, message text, suspicion text, status text, error text, "daysOld" int,
      position int
    )
  ), request as (
    insert into quote_requests (id, first_name, email, phone, phone_key, message, suspicion, created_at, content_digest)
    select id, "firstName", email, phone, "phoneKey", message, suspicion,
           now() - make_interval(days => "daysOld", secs => 60 - position / 1000.0), sha256('')
    from lead
  )
  insert into quote_notifications (quote_request_id, status, attempts, last_error, delivered_at)
  select id, status, 1, error, case status when 'delivered' then now() end from lead
`
const defaults = {
  firstName: 'Lead',
  phone: '916 555 0100',
  status: 'delivered',
  daysOld: 0,
}

/** Stores leads in a folder that no process is using. Later ones are newer. */
export async function seedLeads(dataDir: string, leads: Lead[]): Promise<void> {
  const database = await PGlite.create(databaseFolder(dataDir))
  const rows = leads.map((lead, position) => ({
    ...defaults,
    ...lead,
    phoneKey: phoneKey(lead.phone ?? defaults.phone),
    position,
  }))
  await database.query(insert, [JSON.stringify(rows)])
  await database.close()
}
