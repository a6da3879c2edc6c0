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
  const waitSeconds = await countUse(client, {
    kind: 'question',
    visitor,
    most: limit,
    period_seconds: periodSeconds,
  })
  return waitSeconds ?? 0
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
  async function isAllowed(visitor: string, most: number): Promise<boolean> {
    const waitSeconds = await countUse(client, {
      kind: 'model',
      visitor,
      most,
      period_seconds: daySeconds,
    })
    return waitSeconds === 0
  }
  // Check the visitor first, so that one who is over the limit does not use up
  // the daily limit shared by everyone.
  if (visitor !== null && visitor !== unknownCallerKey) {
    const mayVisitor = await isAllowed(visitor, maxModelCallsPerVisitor)
    if (!mayVisitor) return false
  }
  return await isAllowed(unknownCallerKey, dailyCalls)
}

/** Arguments of the SQL function. */
interface AssistantUse {
  kind: 'question' | 'model'
  visitor: string
  /** Maximum number of uses in a period. */
  most: number
  period_seconds: number
}

/**
 * Counts one use. Returns 0 if it is allowed, else the seconds to wait.
 * Undefined when the database call fails.
 */
async function countUse(
  client: AdminClient,
  use: AssistantUse,
): Promise<number | undefined> {
  const { data } = await callSql(client, 'count_assistant_use', { ...use })
  return data ?? undefined
}
