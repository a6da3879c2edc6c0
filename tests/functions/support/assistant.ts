import * as v from 'valibot'

import { assistantResponseSchema } from '../../../supabase/functions/_shared/assistant-contract.ts'
import { startLocalSupabase } from '../../../supabase/local/start.ts'
import { type FakeModel, startFakeModel } from '../../fakes/model.ts'
import { newDataFolder, removeDataFolder } from '../../support/data-folder.ts'
import { postJson, startFunctions } from './functions-host.ts'

/** The business in these tests: not the sample of the site, so that a mix-up shows. */
export const identity = {
  SITE_NAME: 'Test Wash Co',
  SITE_PHONE: '+19165550177',
  SITE_EMAIL: 'office@testwash.example',
}

/** Sends one question; returns the response. */
export function ask(functionsUrl: string, message: string, headers: Record<string, string> = {}) {
  return postJson(`${functionsUrl}/ai-assistant`, { message }, { headers })
}

/** The assistant's response to a question, checked against the contract. */
export async function answerTo(functionsUrl: string, message: string) {
  const response = await ask(functionsUrl, message)
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return v.parse(assistantResponseSchema, await response.json())
}

export interface KnowledgeDatabase {
  url: string
  secretKey: string
  remove(): Promise<void>
}

/** A database with the knowledge for the tests of a file; each test starts the functions anew in front of it. */
export async function startKnowledge(): Promise<KnowledgeDatabase> {
  const dataDir = await newDataFolder('assistant')
  const started = await startLocalSupabase({ dataDir, withFunctions: false })
  if (!started.ok) throw new Error(started.message)
  const { supabase } = started
  return {
    url: supabase.url,
    secretKey: supabase.secretKey,
    async remove() {
      await supabase.stop()
      removeDataFolder(dataDir)
    },
  }
}

export function modelSettings(model: FakeModel): Record<string, string> {
  return {
    ASSISTANT_MODEL: 'a-model',
    ASSISTANT_API_URL: model.url,
    ASSISTANT_API_KEY: model.apiKey,
  }
}

/** The functions with a fake model behind the assistant. */
export async function startAssistant(database: KnowledgeDatabase, settings: Record<string, string> = {}) {
  const model = await startFakeModel()
  const functions = await startFunctions(database.url, {
    ...identity,
    SUPABASE_SERVICE_ROLE_KEY: database.secretKey,
    ...modelSettings(model),
    ...settings,
  })
  return {
    model,
    url: functions.url,
    answer: (message: string) => answerTo(functions.url, message),
    /** Ends it after its background work. */
    async stop() {
      await functions.stop()
      await model.stop()
    },
  }
}
