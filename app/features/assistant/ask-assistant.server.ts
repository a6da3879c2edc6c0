import * as v from 'valibot'

import { type AssistantRequest, assistantResponseSchema } from '#functions/_shared/assistant-contract.ts'
import { log } from '~/lib/request-log.server'
import { supabase, visitorCallHeaders } from '~/lib/supabase.server'

/** What came of a question: the words to show, or nothing. Why it failed is in the log of the side that noticed. */
type AssistantReply = { ok: true; text: string } | { ok: false }

// The function looks up a sentence or asks a model for six seconds at most; a visitor who has waited this long should be told to call.
const timeout = 10_000

/** Hands a checked question to the `ai-assistant` function. The question itself is never logged. */
export async function askFunction(request: AssistantRequest): Promise<AssistantReply> {
  const { data, error } = await supabase().functions.invoke('ai-assistant', {
    body: request,
    headers: visitorCallHeaders(),
    timeout,
  })
  if (error) return failed(error)
  const response = v.safeParse(assistantResponseSchema, data)
  if (!response.success) return failed('the response has no text')
  return { ok: true, text: response.output.response }
}

function failed(reason: unknown): AssistantReply {
  log.error({ err: reason }, 'the assistant did not answer')
  return { ok: false }
}
