import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'

import { unnamedCallers } from '../_shared/counted-as.ts'
import type { ModelSettings } from './model-settings.ts'

/** Nobody types faster than one question in ten seconds for ten minutes. */
const periodSeconds = 600
const mostQuestions = 60
/** Of all callers together whom the site does not vouch for. */
const mostUnnamedQuestions = 600
/** Of one visitor and day; the answers after that are looked up. */
const mostModelCallsByVisitor = 40

/** Seconds until the visitor may ask again; 0 when they may now, or when counting fails: answers go first. */
export async function countQuestion(client: SupabaseClient, visitor: string | null): Promise<number> {
  if (visitor === null) return 0
  const { data, error } = await client.rpc('count_assistant_question', {
    visitor,
    most: visitor === unnamedCallers ? mostUnnamedQuestions : mostQuestions,
    period_seconds: periodSeconds,
  })
  return error === null && v.is(v.number(), data) ? data : 0
}

export interface Reservation {
  day: string
  tokens: number
}

/** Sets aside what a call may cost; nothing when visitor or day has used up its share, or when that is not known. */
export async function reserveCall(
  client: SupabaseClient,
  settings: ModelSettings,
  visitor: string | null,
  tokens: number,
): Promise<Reservation | undefined> {
  const { data, error } = await client.rpc('reserve_model_call', {
    visitor,
    most_by_visitor: mostModelCallsByVisitor,
    most_calls: settings.dailyCalls,
    most_tokens: settings.dailyTokens,
    call_tokens: tokens,
  })
  return error === null && v.is(v.string(), data) ? { day: data, tokens } : undefined
}

/** Replaces the tokens set aside by those used. When it fails the call stays counted in full. */
export async function settleCall(
  client: SupabaseClient,
  { day, tokens }: Reservation,
  used: number,
): Promise<void> {
  await client.rpc('settle_model_call', { reserved_on: day, reserved_tokens: tokens, used_tokens: used })
}
