import { type AdminClient, callSql } from '../_shared/admin-client.ts'
import { unknownCallers } from '../_shared/visitor-hash.ts'

/** No person types faster than one question in ten seconds for ten minutes. */
const periodSeconds = 600
const mostQuestions = 60
/** Of all callers together whom the site does not vouch for. */
const mostUnnamedQuestions = 600
/** Of one visitor and day; the answers after that are looked up. */
const mostModelCallsByVisitor = 40
const daySeconds = 86_400

/** Seconds until the visitor may ask again; 0 when they may now, or when counting fails: answers go first. */
export async function countQuestion(client: AdminClient, visitor: string | null): Promise<number> {
  if (visitor === null) return 0
  const most = visitor === unknownCallers ? mostUnnamedQuestions : mostQuestions
  return (await countUse(client, 'question', visitor, most, periodSeconds)) ?? 0
}

/** Counts a call of the model before it is made; false when visitor or day has used up its share, or nothing is known. */
export async function mayAskModel(
  client: AdminClient,
  visitor: string | null,
  dailyCalls: number,
): Promise<boolean> {
  const count = (who: string, most: number) => countUse(client, 'model', who, most, daySeconds)
  // First the visitor: one who has used up their share must not use up the day's, which is counted without a name.
  if (visitor !== null && visitor !== unknownCallers && (await count(visitor, mostModelCallsByVisitor)) !== 0)
    return false
  return (await count(unknownCallers, dailyCalls)) === 0
}

/** Seconds until the visitor may have it; undefined when the database does not respond. */
async function countUse(
  client: AdminClient,
  kind: 'question' | 'model',
  visitor: string,
  most: number,
  period_seconds: number,
): Promise<number | undefined> {
  const { data } = await callSql(client, 'count_assistant_use', { kind, visitor, most, period_seconds })
  return data ?? undefined
}
