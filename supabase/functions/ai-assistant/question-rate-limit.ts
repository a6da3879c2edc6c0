import { type AdminClient, callSql } from '../_shared/platform/admin-client.ts'
import { unknownCallerKey } from '../_shared/platform/visitor-hash.ts'

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

interface AssistantUse {
  kind: 'question' | 'model'
  visitor: string
  most: number
  period_seconds: number
}

async function countUse(
  client: AdminClient,
  use: AssistantUse,
): Promise<number | undefined> {
  const { data } = await callSql(client, 'count_assistant_use', { ...use })
  return data ?? undefined
}
