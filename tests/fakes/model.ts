import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

import * as v from 'valibot'

import { isMisbehavior, type Fault, faults, sendJson } from './faults.ts'
import { listenOnLoopback } from './loopback-server.ts'

export interface FakeModel {
  url: string
  apiKey: string
  /** Text of every response. */
  reply: string
  /** Prompts of the accepted requests, in order. */
  prompts: { system: string; user: string; maxTokens: number }[]
  /** Number of requests received, including rejected ones. */
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
 * Starts a fake of OpenAI's `POST /v1/chat/completions` as documented. Each
 * call uses 333 tokens.
 */
export async function startFakeModel(): Promise<FakeModel> {
  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const body = await text(request)
    model.calls += 1
    const { mode, reply } = model
    const fail = (status: number) =>
      sendJson(response, status, {
        error: { type: 'api_error', message: `It failed: ${status}` },
      })
    if (typeof mode === 'number') return fail(mode)
    if (isMisbehavior(mode)) return void faults[mode](response)
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return fail(404)
    if (request.headers.authorization !== `Bearer ${model.apiKey}`)
      return fail(401)
    const { messages, max_tokens: maxTokens } = v.parse(
      requestSchema,
      JSON.parse(body),
    )
    const contentOf = (role: string) =>
      messages.find((message) => message.role === role)?.content ?? ''
    model.prompts.push({
      system: contentOf('system'),
      user: contentOf('user'),
      maxTokens,
    })
    const isCutOff = mode === 'cut-off'
    const message = {
      role: 'assistant',
      content: isCutOff ? null : reply,
      refusal: null,
    }
    sendJson(response, 200, {
      id: `chatcmpl-${randomUUID()}`,
      object: 'chat.completion',
      choices: [
        { index: 0, message, finish_reason: isCutOff ? 'length' : 'stop' },
      ],
      usage: { prompt_tokens: 300, completion_tokens: 33, total_tokens: 333 },
    })
  }

  const server = await listenOnLoopback(
    (request, response) => void handle(request, response),
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
