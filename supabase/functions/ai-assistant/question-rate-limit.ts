import { type AdminClient, callSql } from '../_shared/platform/admin-client.ts'
import { unknownCallerKey } from '../_shared/platform/visitor-hash.ts'

/** No person keeps asking a question every ten seconds for ten minutes. */
const periodSeconds = 600
const maxQuestions = 60
/** Shared by all callers the site does not vouch for. */
const maxUnknownCallerQuestions = 600
/** Per visitor and day. Further answers come from the matcher. */
const maxModelCallsPerVisitor = 40
const daySeconds = 86_400

/**
 * Counts a question. Returns 0 if it is allowed, else the seconds to wait.
 * Fails open when the database does.
 */
export async function countQuestion(
  client: AdminClient,
  visitor: string | null,
): Promise<number> {
  if (visitor === null) return 0
  const limit =
    visitor === unknownCallerKey ? maxUnknownCallerQuestions : maxQuestions
  return (
    (await countUse(client, 'question', visitor, limit, periodSeconds)) ?? 0
  )
}

/**
 * Counts a model call in advance. False when the visitor or the day is over its
 * limit, or when counting fails.
 */
export async function mayAskModel(
  client: AdminClient,
  visitor: string | null,
  dailyCalls: number,
): Promise<boolean> {
  const count = (who: string, limit: number) =>
    countUse(client, 'model', who, limit, daySeconds)
  // Check the visitor first, so that one who is over the limit does not use up
  // the daily limit shared by everyone.
  if (
    visitor !== null &&
    visitor !== unknownCallerKey &&
    (await count(visitor, maxModelCallsPerVisitor)) !== 0
  )
    return false
  return (await count(unknownCallerKey, dailyCalls)) === 0
}

/**
 * Counts one use. Returns 0 if it is allowed, else the seconds to wait.
 * Undefined when the database call fails.
 */
async function countUse(
  client: AdminClient,
  kind: 'question' | 'model',
  visitor: string,
  most: number,
  period_seconds: number,
): Promise<number | undefined> {
  const { data } = await callSql(client, 'count_assistant_use', {
    kind,
    visitor,
    most,
    period_seconds,
  })
  return data ?? undefined
}
