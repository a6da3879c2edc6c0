import * as v from 'valibot'

import { assistantResponseSchema } from '#domain/assistant-contract.ts'

import { type FakeModel, startFakeModel } from '../../fakes/model.ts'
import { postJson, startFunctions } from './functions-host.ts'

export function ask(
  functionsUrl: string,
  message: string,
  headers: Record<string, string> = {},
) {
  return postJson(`${functionsUrl}/ai-assistant`, { message }, { headers })
}

export async function answerTo(
  functionsUrl: string,
  message: string,
  headers?: Record<string, string>,
) {
  const response = await ask(functionsUrl, message, headers)
  if (response.status !== 200)
    throw new Error(`${response.status}: ${await response.text()}`)
  return v.parse(assistantResponseSchema, await response.json())
}

export function modelSettings(model: FakeModel): Record<string, string> {
  return {
    ASSISTANT_MODEL: 'a-model',
    ASSISTANT_API_URL: model.url,
    ASSISTANT_API_KEY: model.apiKey,
  }
}

export async function startAssistant(
  database: { url: string; secretKey: string },
  settings: Record<string, string> = {},
) {
  const model = await startFakeModel()
  const functions = await startFunctions(database.url, {
    SUPABASE_SERVICE_ROLE_KEY: database.secretKey,
    ...modelSettings(model),
    ...settings,
  })
  return {
    model,
    url: functions.url,
    answer: (message: string) => answerTo(functions.url, message),
    async stop() {
      await functions.stop()
      await model.stop()
    },
  }
}
