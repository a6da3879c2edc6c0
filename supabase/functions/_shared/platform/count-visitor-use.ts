import { type AdminClient, callSql } from './admin-client.ts'
import { isSharedKey } from './visitor-hash.ts'

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

interface LimitedUse extends VisitorUse {
  /** Of all visitors who share a key. */
  most_shared: number
}

/** Returns 0 or the seconds to wait. Fails open when the database does. */
export async function secondsToWait(
  client: AdminClient,
  { most_shared, ...use }: LimitedUse,
): Promise<number> {
  const most = isSharedKey(use.visitor) ? most_shared : use.most
  return (await countVisitorUse(client, { ...use, most })) ?? 0
}
