import type { AdminClient } from '../_shared/platform/admin-client.ts'
import {
  countVisitorUse,
  secondsToWait,
} from '../_shared/platform/count-visitor-use.ts'
import {
  isSharedKey,
  unknownCallerKey,
} from '../_shared/platform/visitor-hash.ts'

const periodSeconds = 600
const maxQuestions = 60
/** By all who share a key. */
const maxSharedQuestions = 600
// Per day. Further answers come from the matcher.
const maxModelCallsPerVisitor = 40
const daySeconds = 86_400

/** Returns 0 or the seconds to wait. Fails open when the database does. */
export async function countQuestion(
  client: AdminClient,
  visitor: string,
): Promise<number> {
  return await secondsToWait(client, {
    kind: 'question',
    visitor,
    most: maxQuestions,
    most_shared: maxSharedQuestions,
    period_seconds: periodSeconds,
  })
}

export async function mayAskModel(
  client: AdminClient,
  visitor: string,
  dailyCalls: number,
): Promise<boolean> {
  async function isAllowed(visitor: string, most: number): Promise<boolean> {
    const waitSeconds = await countVisitorUse(client, {
      kind: 'model',
      visitor,
      most,
      period_seconds: daySeconds,
    })
    return waitSeconds === 0
  }
  // A visitor over the limit must not use up the daily limit of everyone.
  if (!isSharedKey(visitor)) {
    const mayVisitor = await isAllowed(visitor, maxModelCallsPerVisitor)
    if (!mayVisitor) return false
  }
  return await isAllowed(unknownCallerKey, dailyCalls)
}
