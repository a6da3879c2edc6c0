import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'

import {
  assistantRequestSchema,
  assistantResponseSchema,
} from '#domain/assistant-contract.ts'
import { log } from '~/server/request-log.server'
import { supabase, visitorCallHeaders } from '~/server/supabase.server'

type AssistantReply = { ok: true; text: string } | { ok: false }

// The function itself waits up to six seconds for the language model.
const timeout = 10_000

export const askAssistant = createServerFn({ method: 'POST' })
  .validator(assistantRequestSchema)
  .handler(async ({ data: body }): Promise<AssistantReply> => {
    const options = { body, headers: visitorCallHeaders(), timeout }
    const { data, error } = await supabase().functions.invoke(
      'ai-assistant',
      options,
    )
    const response = v.safeParse(assistantResponseSchema, data)
    if (!error && response.success)
      return { ok: true, text: response.output.response }
    log.error(
      { err: error ?? 'the response has no text' },
      'the assistant failed to answer',
    )
    return { ok: false }
  })
