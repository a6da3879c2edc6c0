import * as v from 'valibot'

import { callJson } from '../_shared/call-json.ts'
import { type ModelAnswer, modelTimeoutMs, mostAnswerBytes, mostAnswerTokens } from './model-answer.ts'
import type { ModelSettings } from './model-settings.ts'
import type { Prompt } from './prompt.ts'

const completionSchema = v.object({
  choices: v.pipe(
    v.array(
      v.object({
        message: v.object({ content: v.nullish(v.string()) }),
        finish_reason: v.nullish(v.string()),
      }),
    ),
    v.minLength(1),
  ),
  // Not every compatible server says how many tokens it used.
  usage: v.nullish(v.object({ total_tokens: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
})

/** Asks a server that speaks OpenAI's Chat Completions. */
export async function askOpenAi(settings: ModelSettings, prompt: Prompt): Promise<ModelAnswer> {
  const answer = await callJson(settings.endpoint, {
    headers: settings.apiKey === undefined ? {} : { Authorization: `Bearer ${settings.apiKey}` },
    body: {
      model: settings.model,
      // OpenAI itself has renamed the limit; the servers that speak its protocol know the old name.
      [settings.endpoint.hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens']:
        mostAnswerTokens,
      messages: [
        { role: 'system', content: prompt.system },
        { role: 'user', content: prompt.user },
      ],
    },
    timeoutMs: modelTimeoutMs,
    maxAnswerBytes: mostAnswerBytes,
  })
  if (!answer.ok) return answer
  const completion = v.safeParse(completionSchema, answer.value)
  if (!completion.success) return { ok: false, code: 'unexpected answer' }

  const { choices, usage } = completion.output
  const [choice] = choices
  const counted = usage ? { tokens: usage.total_tokens } : {}
  if (choice?.finish_reason !== 'stop') return { ok: false, code: 'not finished', ...counted }
  return { ok: true, text: choice.message.content ?? '', ...counted }
}
