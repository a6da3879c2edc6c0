import type { AdminClient } from '../_shared/admin-client.ts'
import { type AssistantLanguage, type AssistantResponse } from '../_shared/assistant-contract.ts'
import type { Environment } from '../_shared/environment.ts'
import { logEvent } from '../_shared/log.ts'
import { type AskModel, createModel } from './ask-model.ts'
import { type Business, fillIn, readBusiness } from './business.ts'
import { chooseAnswer } from './choose-answer.ts'
import { detectLanguage } from './language.ts'
import { readModelSettings } from './model-settings.ts'

type AnswerQuestion = (message: string, visitor: string | null) => Promise<AssistantResponse>

/**
 * Answers in the language of the question: in the words of the model where one is set up and allowed to, otherwise
 * with the one entry that fits best. Throws only when the knowledge itself cannot be read.
 */
export function createAnswering(client: AdminClient, environment: Environment): AnswerQuestion {
  const business: Record<AssistantLanguage, Business> = {
    en: readBusiness(environment, 'en'),
    es: readBusiness(environment, 'es'),
  }
  const askModel = chooseModel(client, environment)

  return async (message, visitor) => {
    const language = detectLanguage(message)
    const { entry, facts } = await chooseAnswer(client, message, language)
    const fill = (text: string) => fillIn(text, business[language])
    const worded = await askModel({
      question: message,
      facts: facts.map((fact) => fill(fact.answer)),
      language,
      companyName: business.en.name,
      visitor,
    })
    logEvent('info', 'question-answered', { entry: entry.id, by: worded === undefined ? 'matcher' : 'model' })
    return { response: worded ?? fill(entry.answer), lang: language }
  }
}

function chooseModel(client: AdminClient, environment: Environment): AskModel {
  const choice = readModelSettings(environment)
  if (choice.use) return createModel(client, choice.settings)
  // Somebody who has named a model should hear why it is not asked.
  if (environment.ASSISTANT_MODEL !== undefined)
    logEvent('error', 'model-not-configured', { reason: choice.reason })
  return () => Promise.resolve(undefined)
}
