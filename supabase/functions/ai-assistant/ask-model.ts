import type { AdminClient } from '../_shared/admin-client.ts'
import { createPause } from '../_shared/call-provider.ts'
import { logEvent } from '../_shared/log.ts'
import { checkAnswer } from './check-answer.ts'
import { askModel, type ModelSettings, notFinished, writePrompt } from './model.ts'
import { mayAskModel } from './rate-limit.ts'

// After a failure without advice: no visitor should have to wait for the same timeout again at once.
const defaultPauseSeconds = 20

interface ModelQuestion {
  question: string
  /** What may be answered from, filled in. */
  facts: readonly string[]
  companyName: string
  visitor: string | null
}

/**
 * Returns a function that answers in the words of the configured model, within its caps; with nothing when the model is
 * not to be asked, fails, or says what it must not. Why goes to the log, never what was asked.
 */
export function createWording(client: AdminClient, settings: ModelSettings) {
  const pause = createPause()

  return async ({ question, facts, companyName, visitor }: ModelQuestion): Promise<string | undefined> => {
    if (facts.length === 0 || pause.isOn()) return undefined
    if (!(await mayAskModel(client, visitor, settings.dailyCalls)))
      return notWorded('model-not-asked', { reason: 'limit' })
    const prompt = writePrompt(question, facts, companyName)
    const answer = await askModel(settings, prompt)
    if (!answer.ok) {
      // A model that was cut off or declined works: no pause.
      if (answer.code !== notFinished) pause.begin(answer.retryAfter ?? defaultPauseSeconds)
      return notWorded('model-failed', { code: answer.code })
    }
    const checked = checkAnswer(answer.text, { facts, prompt })
    if (checked.ok) return checked.text
    return notWorded('model-answer-refused', { reason: checked.reason })
  }
}

function notWorded(event: string, fields: Record<string, string>): undefined {
  logEvent('warn', event, fields)
  return undefined
}
