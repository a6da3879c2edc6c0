import type { AdminClient } from '../_shared/admin-client.ts'
import '../_shared/edge-runtime.ts'
import { logEvent } from '../_shared/log.ts'
import { createPause } from '../_shared/providers.ts'
import { checkAnswer } from './check-answer.ts'
import { reserveCall, settleCall } from './limits.ts'
import {
  askModel,
  type ModelAnswer,
  type ModelSettings,
  mostAnswerTokens,
  type Prompt,
  writePrompt,
} from './model.ts'

interface ModelQuestion {
  question: string
  /** What may be answered from, filled in. */
  facts: readonly string[]
  companyName: string
  visitor: string | null
}

/** An answer in the words of the model; nothing when it is not to be asked, fails, or says what it must not. */
export type WordAnswer = (question: ModelQuestion) => Promise<string | undefined>

// After a failure without advice: no visitor should have to wait for the same timeout again at once.
const defaultPauseSeconds = 20

/** Asks the configured model within its caps. Why there is no answer goes to the log, never what was asked. */
export function createWording(client: AdminClient, settings: ModelSettings): WordAnswer {
  const pause = createPause()

  return async ({ question, facts, companyName, visitor }) => {
    if (facts.length === 0 || pause.isOn()) return undefined
    const prompt = writePrompt(question, facts, companyName)
    const reservation = await reserveCall(client, settings, visitor, mostTokens(prompt))
    if (!reservation) {
      logEvent('warn', 'model-not-asked', { reason: 'limit' })
      return undefined
    }
    const answer = await askModel(settings, prompt)
    const used = tokensOf(answer)
    // The visitor gets the answer before its tokens are booked.
    if (used !== undefined) EdgeRuntime.waitUntil(settleCall(client, reservation, used))
    if (!answer.ok) {
      // An answer that names its tokens comes from a model that works, and was only cut off or declined: no pause.
      if (answer.tokens === undefined) pause.begin(answer.retryAfter ?? defaultPauseSeconds)
      logEvent('warn', 'model-failed', { code: answer.code })
      return undefined
    }
    const checked = checkAnswer(answer.text, { facts, prompt })
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

/** Undefined where it is not known: a call without a response may have been paid for. */
function tokensOf(answer: ModelAnswer): number | undefined {
  if (answer.tokens !== undefined) return answer.tokens
  return !answer.ok && answer.code.startsWith('status ') ? 0 : undefined
}
