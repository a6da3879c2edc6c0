import * as v from 'valibot'

import { type AssistantRequest, assistantResponseSchema } from '#functions/_shared/assistant-contract.ts'
import { log } from '~/lib/request-log.server'
import { supabase, visitorCallHeaders } from '~/lib/supabase.server'

/** The result of a question. Why one failed is in the server's log. */
type AssistantReply = { ok: true; text: string } | { ok: false }

// The function asks a model for six seconds at most.
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
