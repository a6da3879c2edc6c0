import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'

import { assistantRequestSchema, assistantResponseSchema } from '#functions/_shared/assistant-contract.ts'
import { log } from '~/lib/request-log.server'
import { supabase, visitorCallHeaders } from '~/lib/supabase.server'

/** The result of a question. Why one failed is in the server's log, and the question itself is not. */
type AssistantReply = { ok: true; text: string } | { ok: false }

// The function asks a model for six seconds at most.
const timeout = 10_000

/** Asks the `ai-assistant` function. Rejects when the input does not fit the contract. */
export const askAssistant = createServerFn({ method: 'POST' })
  .validator(assistantRequestSchema)
  .handler(async ({ data: body }): Promise<AssistantReply> => {
    const options = { body, headers: visitorCallHeaders(), timeout }
    const { data, error } = await supabase().functions.invoke('ai-assistant', options)
    const response = v.safeParse(assistantResponseSchema, data)
    if (!error && response.success) return { ok: true, text: response.output.response }
    log.error({ err: error ?? 'the response has no text' }, 'the assistant did not answer')
    return { ok: false }
  })
