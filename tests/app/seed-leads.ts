import { PGlite } from '@electric-sql/pglite'

import { realDatabase } from '../support/data-folder.ts'

interface Lead {
  email: string
  firstName?: string
  phone?: string
  message?: string
  suspicion?: string
  status?: string
  error?: string
  daysOld?: number
}

/** Stores leads, of any age and state, in a data folder that nothing runs on. Later ones are newer. */
export async function seedLeads(dataDir: string, leads: Lead[]): Promise<void> {
  const database = await PGlite.create(realDatabase(dataDir))
  for (const [index, lead] of leads.entries()) {
    const { firstName = 'Lead', email, phone = '916 555 0100', message = null, suspicion = null } = lead
    const { status = 'delivered', error = null, daysOld = 0 } = lead
    await database.query(
      `with request as (
         insert into quote_requests (first_name, email, phone, message, suspicion, created_at, content_digest)
         values ($1, $2, $3, $4, $5, now() - make_interval(days => $6) - interval '1 minute' + make_interval(secs => $7), sha256(''))
         returning id
       )
       insert into quote_notifications (quote_request_id, status, attempts, last_error, delivered_at)
       select id, $8, 1, $9, case $8 when 'delivered' then now() end from request`,
      [firstName, email, phone, message, suspicion, daysOld, index / 1000, status, error],
    )
  }
  await database.close()
}
