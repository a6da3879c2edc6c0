import type { AdminClient } from '../_shared/platform/admin-client.ts'
import { createCircuitBreaker } from '../_shared/platform/circuit-breaker.ts'
import { logEvent } from '../_shared/platform/log.ts'
import {
  askModel,
  incompleteAnswer,
  type ModelSettings,
  writePrompt,
} from './model-client.ts'
import { mayAskModel } from './question-rate-limit.ts'
import { checkAnswer } from './validate-model-answer.ts'

const defaultPauseSeconds = 20

interface ModelQuestion {
  question: string
  facts: readonly string[]
  companyName: string
  visitor: string
}

export function createModelReply(client: AdminClient, settings: ModelSettings) {
  const breaker = createCircuitBreaker()

  return async (asked: ModelQuestion): Promise<string | undefined> => {
    const { question, facts, companyName, visitor } = asked
    if (facts.length === 0 || breaker.isOpen()) return undefined
    const mayAsk = await mayAskModel(client, visitor, settings.dailyCalls)
    if (!mayAsk) return logNoAnswer('model-skipped', { reason: 'rate limit' })
    const prompt = writePrompt(question, facts, companyName)
    const answer = await askModel(settings, prompt)
    if (!answer.ok) {
      const { code, retryAfterSeconds = defaultPauseSeconds } = answer
      // A truncated or declined answer shows that the model works, so there is
      // no pause.
      if (code !== incompleteAnswer) breaker.open(retryAfterSeconds)
      return logNoAnswer('model-failed', { code })
    }
    const checked = checkAnswer(answer.text, { facts, prompt })
    if (checked.ok) return checked.text
    return logNoAnswer('model-answer-rejected', { reason: checked.reason })
  }
}

function logNoAnswer(event: string, fields: Record<string, string>): undefined {
  logEvent('warn', event, fields)
  return undefined
}
