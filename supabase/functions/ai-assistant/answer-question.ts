import { formatPhone } from '#domain/format-phone.ts'

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
  const business = readBusiness(environment)
  const model = readModelSettings(environment)
  const askModel = model.use
    ? createModelReply(client, model.settings)
    : () => Promise.resolve(undefined)
  if (!model.use && environment.ASSISTANT_MODEL !== undefined)
    logEvent('error', 'model-misconfigured', { reason: model.reason })

  return async (message, visitor) => {
    const chosen = await chooseAnswer(client, message, model.use)
    const { entry } = chosen
    const facts = chosen.facts.map(({ answer }) => fillIn(answer, business))
    const reply = await askModel({
      question: message,
      facts,
      companyName: business.name,
      visitor,
    })
    const by = reply === undefined ? 'matcher' : 'model'
    logEvent('info', 'question-answered', { entry: entry.id, by })
    return reply ?? fillIn(entry.answer, business)
  }
}

interface Business {
  name: string
  phone: string
  email: string
}

/** The fallbacks are true on every page of the site. */
export function readBusiness({
  SITE_NAME,
  SITE_PHONE,
  SITE_EMAIL,
}: Environment): Business {
  const phone =
    SITE_PHONE === undefined
      ? 'the number at the top of this page'
      : formatPhone(SITE_PHONE)
  return {
    name: SITE_NAME ?? 'this company',
    phone,
    email: SITE_EMAIL ?? 'the address at the bottom of this page',
  }
}

export function fillIn(answer: string, business: Business): string {
  return answer.replaceAll(
    /\{(name|phone|email)\}/g,
    (_place, key: keyof Business) => business[key],
  )
}
