import type { AdminClient } from '../_shared/admin-client.ts'
import { logEvent } from '../_shared/log.ts'
import { createPause } from '../_shared/providers.ts'
import { checkAnswer } from './check-answer.ts'
import { mayAskModel } from './limits.ts'
import { askModel, type ModelSettings, notFinished, writePrompt } from './model.ts'

interface ModelQuestion {
  question: string
  /** What may be answered from, filled in. */
  facts: readonly string[]
  companyName: string
  visitor: string | null
}

/** An answer in the words of the model; nothing when it is not to be asked, fails, or says what it must not. */
type WordAnswer = (question: ModelQuestion) => Promise<string | undefined>

// After a failure without advice: no visitor should have to wait for the same timeout again at once.
const defaultPauseSeconds = 20

/** Asks the configured model within its caps. Why there is no answer goes to the log, never what was asked. */
export function createWording(client: AdminClient, settings: ModelSettings): WordAnswer {
  const pause = createPause()

  return async ({ question, facts, companyName, visitor }) => {
    if (facts.length === 0 || pause.isOn()) return undefined
    const prompt = writePrompt(question, facts, companyName)
    if (!(await mayAskModel(client, visitor, settings.dailyCalls))) {
      logEvent('warn', 'model-not-asked', { reason: 'limit' })
      return undefined
    }
    const answer = await askModel(settings, prompt)
    if (!answer.ok) {
      // A model that was cut off or declined works: no pause.
      if (answer.code !== notFinished) pause.begin(answer.retryAfter ?? defaultPauseSeconds)
      logEvent('warn', 'model-failed', { code: answer.code })
      return undefined
    }
    const checked = checkAnswer(answer.text, { facts, prompt })
    if (checked.ok) return checked.text
    logEvent('warn', 'model-answer-refused', { reason: checked.reason })
    return undefined
  }
}
