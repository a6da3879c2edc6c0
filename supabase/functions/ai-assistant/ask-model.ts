import type { AdminClient } from '../_shared/admin-client.ts'
import type { AssistantLanguage } from '../_shared/assistant-contract.ts'
import '../_shared/edge-runtime.ts'
import { logEvent } from '../_shared/log.ts'
import { createPause } from '../_shared/pause.ts'
import { askAnthropic } from './ask-anthropic.ts'
import { askOpenAi } from './ask-openai.ts'
import { checkAnswer } from './check-answer.ts'
import { reserveCall, settleCall } from './limits.ts'
import { type ModelAnswer, mostAnswerTokens } from './model-answer.ts'
import type { ModelSettings } from './model-settings.ts'
import { type Prompt, writePrompt } from './prompt.ts'

interface ModelQuestion {
  question: string
  /** What may be answered from, filled in. */
  facts: readonly string[]
  language: AssistantLanguage
  companyName: string
  visitor: string | null
}

/** An answer in the words of the model; nothing when it is not to be asked, fails, or says what it must not. */
export type AskModel = (question: ModelQuestion) => Promise<string | undefined>

// After a failure without advice: no visitor should have to wait for the same time-out again at once.
const defaultPauseSeconds = 20

/** Asks the configured model within its caps. Why there is no answer goes to the log, never what was asked. */
export function createModel(client: AdminClient, settings: ModelSettings): AskModel {
  const pause = createPause()
  const ask = settings.api === 'anthropic' ? askAnthropic : askOpenAi

  return async ({ question, facts, language, companyName, visitor }) => {
    if (facts.length === 0 || pause.isOn()) return undefined
    const prompt = writePrompt(question, facts, language, companyName)
    const reservation = await reserveCall(client, settings, visitor, mostTokens(prompt))
    if (!reservation) {
      logEvent('warn', 'model-not-asked', { reason: 'limit' })
      return undefined
    }
    const answer = await ask(settings, prompt)
    const used = tokensOf(answer)
    // The visitor gets the answer before its tokens are booked.
    if (used !== undefined) EdgeRuntime.waitUntil(settleCall(client, reservation, used))
    if (!answer.ok) {
      // An answer that names its tokens comes from a model that works, and was only cut off or declined: no pause.
      if (answer.tokens === undefined) pause.begin(answer.retryAfter ?? defaultPauseSeconds)
      logEvent('warn', 'model-failed', { code: answer.code })
      return undefined
    }
    const checked = checkAnswer(answer.text, { facts, prompt, language })
    if (checked.ok) return checked.text
    logEvent('warn', 'model-answer-refused', { reason: checked.reason })
    return undefined
  }
}

/** A question may cost so much: about three bytes make a token, and no answer is longer than its limit. */
function mostTokens({ system, user }: Prompt): number {
  const bytes = new TextEncoder().encode(system + user).byteLength
  return Math.ceil(bytes / 3) + mostAnswerTokens
}

/** Undefined where nobody knows: an unanswered call may have been paid for. */
function tokensOf(answer: ModelAnswer): number | undefined {
  if (answer.tokens !== undefined) return answer.tokens
  return !answer.ok && answer.code.startsWith('status ') ? 0 : undefined
}
