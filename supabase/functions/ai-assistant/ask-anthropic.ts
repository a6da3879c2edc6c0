import * as v from 'valibot'

import { callJson } from '../_shared/call-json.ts'
import { type ModelAnswer, modelTimeoutMs, mostAnswerBytes, mostAnswerTokens } from './model-answer.ts'
import type { ModelSettings } from './model-settings.ts'
import type { Prompt } from './prompt.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const messageSchema = v.object({
  type: v.literal('message'),
  content: v.array(v.object({ type: v.string(), text: v.optional(v.string()) })),
  stop_reason: v.nullable(v.string()),
  usage: v.object({ input_tokens: count, output_tokens: count }),
})

/** Asks Anthropic's Messages API. */
export async function askAnthropic(settings: ModelSettings, prompt: Prompt): Promise<ModelAnswer> {
  const answer = await callJson(settings.endpoint, {
    headers: {
      'anthropic-version': '2023-06-01',
      ...(settings.apiKey === undefined ? {} : { 'x-api-key': settings.apiKey }),
    },
    body: {
      model: settings.model,
      max_tokens: mostAnswerTokens,
      system: prompt.system,
      messages: [{ role: 'user', content: prompt.user }],
    },
    timeoutMs: modelTimeoutMs,
    maxAnswerBytes: mostAnswerBytes,
  })
  if (!answer.ok) return answer
  const message = v.safeParse(messageSchema, answer.value)
  if (!message.success) return { ok: false, code: 'unexpected answer' }

  const { content, stop_reason: reason, usage } = message.output
  const tokens = usage.input_tokens + usage.output_tokens
  // Cut off in the middle, or refused: half a sentence or an apology is no answer.
  if (reason !== 'end_turn') return { ok: false, code: 'not finished', tokens }
  const text = content.map((block) => (block.type === 'text' ? (block.text ?? '') : '')).join('')
  return { ok: true, text, tokens }
}
