import { type AdminClient, callSql } from '../_shared/admin-client.ts'
import { unknownCallers } from '../_shared/visitor-hash.ts'
import type { ModelSettings } from './model.ts'

/** No person types faster than one question in ten seconds for ten minutes. */
const periodSeconds = 600
const mostQuestions = 60
/** Of all callers together whom the site does not vouch for. */
const mostUnnamedQuestions = 600
/** Of one visitor and day; the answers after that are looked up. */
const mostModelCallsByVisitor = 40

/** Seconds until the visitor may ask again; 0 when they may now, or when counting fails: answers go first. */
export async function countQuestion(client: AdminClient, visitor: string | null): Promise<number> {
  if (visitor === null) return 0
  const { data, error } = await callSql(client, 'count_assistant_question', {
    visitor,
    most: visitor === unknownCallers ? mostUnnamedQuestions : mostQuestions,
    period_seconds: periodSeconds,
  })
  return error === null ? data : 0
}

/** Counts a call and the most it may cost; false when visitor or day has used up its share, or that is not known. */
export async function reserveCall(
  client: AdminClient,
  settings: ModelSettings,
  visitor: string | null,
  tokens: number,
): Promise<boolean> {
  const { data, error } = await callSql(client, 'reserve_model_call', {
    most_by_visitor: mostModelCallsByVisitor,
    most_calls: settings.dailyCalls,
    most_tokens: settings.dailyTokens,
    call_tokens: tokens,
    ...(visitor === null ? {} : { visitor }),
  })
  return error === null && data
}
