import { type AdminClient, callSql } from './admin-client.ts'

interface VisitorUse {
  kind: 'question' | 'model' | 'photo' | 'request-page'
  visitor: string
  most: number
  period_seconds: number
}

/**
 * Returns 0 if the use is allowed, or the seconds to wait. Undefined when the
 * database fails.
 */
export async function countVisitorUse(
  client: AdminClient,
  use: VisitorUse,
): Promise<number | undefined> {
  const { data } = await callSql(client, 'count_visitor_use', { ...use })
  return data ?? undefined
}
