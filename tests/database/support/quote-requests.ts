import * as v from 'valibot'

import type { SqlParameter } from '../../../supabase/embedded/database/sql-client.ts'
import type { TestDatabase } from './test-database.ts'

const submissionSchema = v.object({
  quote_request_id: v.string(),
  notification_id: v.string(),
  is_new: v.boolean(),
})

export type Submission = v.InferOutput<typeof submissionSchema>

export const ada = { firstName: 'Ada', email: 'ada@example.com', phone: '916-555-0101' }

type Content = Record<'firstName' | 'email' | 'phone', SqlParameter> & { message?: SqlParameter }

/** Calls submit_quote_request() as the server does. */
export async function submit(
  as: TestDatabase['as'],
  content: Content,
  key: SqlParameter = null,
): Promise<Submission> {
  const { firstName, email, phone, message = null } = content
  const sql = 'select * from submit_quote_request($1, $2, $3, $4, message => $5)'
  const rows = await as('service_role', sql, [firstName, email, phone, key, message])
  const [submission] = v.parse(v.tuple([submissionSchema]), rows)
  return submission
}
