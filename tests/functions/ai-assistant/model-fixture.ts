import * as v from 'valibot'
import { onTestFinished } from 'vitest'

import { startEmbeddedSupabase } from '../../../supabase/embedded/start.ts'
import { assistantResponseSchema } from '../../../supabase/functions/_shared/assistant-contract.ts'
import { startAnthropicStandIn } from '../../fakes/anthropic.ts'
import type { ModelStandIn } from '../../fakes/model.ts'
import { startOpenAiStandIn } from '../../fakes/openai.ts'
import { newDataFolder, removeDataFolder } from '../../support/data-folder.ts'
import { startProductFunctions } from '../host-fixture.ts'
import { identity } from './ai-assistant-fixture.ts'

export interface Backend {
  url: string
  secretKey: string
  remove(): Promise<void>
}

/** A database with the knowledge, shared by the tests of a file; the function runs in a host of each test's own. */
export async function startBackend(): Promise<Backend> {
  const dataDir = await newDataFolder('assistant-model')
  const started = await startEmbeddedSupabase({ dataDir, withFunctions: false })
  if (!started.ok) throw new Error(started.message)
  const { supabase } = started
  async function remove() {
    await supabase.stop()
    removeDataFolder(dataDir)
  }
  return { url: supabase.url, secretKey: supabase.secretKey, remove }
}

export const providers = { anthropic: startAnthropicStandIn, openai: startOpenAiStandIn } as const

export type Provider = keyof typeof providers

/**
 * The function in Deno, with a model behind it that says what the test wants. `ask` sends one question; `stop` ends
 * the function after its background work, the accounts of the model among it.
 */
export async function startWithModel(
  backend: Backend,
  provider: Provider = 'anthropic',
  change: Record<string, string> = {},
) {
  const model = await providers[provider]()
  onTestFinished(() => model.stop())
  const { ask, stop } = await startAssistant(backend, { ...modelEnvironment(provider, model), ...change })
  return { model, ask, stop, answer: async (message: string) => readAnswer(await ask(message)) }
}

function modelEnvironment(provider: Provider, model: ModelStandIn): Record<string, string> {
  return {
    ASSISTANT_MODEL: 'a-model',
    ASSISTANT_API: provider,
    ASSISTANT_API_URL: model.url,
    ASSISTANT_API_KEY: model.apiKey,
  }
}

async function startAssistant(backend: Backend, environment: Record<string, string>) {
  const host = await startProductFunctions(backend.url, {
    ...identity,
    SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
    ...environment,
  })
  onTestFinished(() => host.remove())
  const ask = (message: string, headers: Record<string, string> = {}) =>
    fetch(`${host.url}/ai-assistant`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ message }),
    })
  return { ask, stop: () => host.remove() }
}

export async function readAnswer(response: Response) {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return v.parse(assistantResponseSchema, await response.json())
}
