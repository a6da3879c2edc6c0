import { firm } from '#generated/firm.ts'

import type { AdminClient } from '../_shared/platform/admin-client.ts'
import type { Environment } from '../_shared/platform/function-environment.ts'
import { logEvent } from '../_shared/platform/log.ts'
import { chooseAnswer } from './answer-from-knowledge.ts'
import { createModelReply } from './answer-with-model.ts'
import { readModelSettings } from './model-client.ts'

type AnswerQuestion = (message: string, visitor: string) => Promise<string>

export function createAnswerer(
  client: AdminClient,
  environment: Environment,
): AnswerQuestion {
  const model = readModelSettings(environment)
  const askModel = model.use
    ? createModelReply(client, model.settings)
    : () => Promise.resolve(undefined)
  if (!model.use && environment.ASSISTANT_MODEL !== undefined)
    logEvent('error', 'model-misconfigured', { reason: model.reason })

  return async (message, visitor) => {
    const chosen = await chooseAnswer(client, message, model.use)
    const { entry } = chosen
    const facts = chosen.facts.map(({ answer }) => answer)
    const reply = await askModel({
      question: message,
      facts,
      companyName: firm.name,
      visitor,
    })
    const by = reply === undefined ? 'matcher' : 'model'
    logEvent('info', 'question-answered', { entry: entry.id, by })
    return reply ?? entry.answer
  }
}
