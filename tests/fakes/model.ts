import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

import * as v from 'valibot'

import { isMisbehavior, type Fault, faults, sendJson } from './faults.ts'
import { listenOnLoopback } from './loopback-server.ts'

export interface FakeModel {
  url: string
  apiKey: string
  reply: string
  prompts: { system: string; user: string; maxTokens: number }[]
  /** Includes rejected requests. */
  calls: number
  /** A number is the status of an error response. */
  mode: 'answer' | 'cut-off' | number | Fault
  stop(): Promise<void>
}

const requestSchema = v.object({
  model: v.string(),
  max_tokens: v.number(),
  messages: v.array(v.object({ role: v.string(), content: v.string() })),
})

/**
 * OpenAI's `POST /v1/chat/completions` as documented. Each call uses 333
 * tokens.
 */
export async function startFakeModel(): Promise<FakeModel> {
  const server = await listenOnLoopback(
    (request, response) => void handle(model, request, response),
  )
  const model: FakeModel = {
    // OpenAI's own clients are configured with a base URL that ends in /v1.
    url: `${server.url}/v1`,
    stop: () => server.stop(),
    apiKey: `key-${randomUUID()}`,
    reply: '',
    prompts: [],
    calls: 0,
    mode: 'answer',
  }
  return model
}

async function handle(
  model: FakeModel,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await text(request)
  model.calls += 1
  const { mode, reply } = model
  if (typeof mode === 'number') return fail(response, mode)
  if (isMisbehavior(mode)) return void faults[mode](response)
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
    return fail(response, 404)
  if (request.headers.authorization !== `Bearer ${model.apiKey}`)
    return fail(response, 401)
  model.prompts.push(readPrompt(body))
  const choice =
    mode === 'cut-off'
      ? { content: null, finishReason: 'length' }
      : { content: reply, finishReason: 'stop' }
  sendJson(response, 200, completion(choice))
}

function fail(response: ServerResponse, status: number): void {
  const error = { type: 'api_error', message: `It failed: ${status}` }
  sendJson(response, status, { error })
}

function readPrompt(body: string): FakeModel['prompts'][number] {
  const request = v.parse(requestSchema, JSON.parse(body))
  const contentOf = (role: string) =>
    request.messages.find((message) => message.role === role)?.content ?? ''
  return {
    system: contentOf('system'),
    user: contentOf('user'),
    maxTokens: request.max_tokens,
  }
}

function completion({
  content,
  finishReason,
}: {
  content: string | null
  finishReason: string
}) {
  const message = { role: 'assistant', content, refusal: null }
  return {
    id: `chatcmpl-${randomUUID()}`,
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: finishReason }],
    usage: { prompt_tokens: 300, completion_tokens: 33, total_tokens: 333 },
  }
}
