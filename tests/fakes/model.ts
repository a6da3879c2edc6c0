import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

import * as v from 'valibot'

import { listenOnLoopback } from './loopback-server.ts'
import { isMisbehavior, type Misbehavior, misbehaviors, sendJson } from './misbehaviors.ts'

export interface FakeModel {
  url: string
  apiKey: string
  /** The text of every response. */
  says: string
  /** The accepted requests, in order. */
  prompts: { system: string; user: string; maxTokens: number }[]
  /** How many requests arrived, refused ones included. */
  calls: number
  /** A number is the status of a refusal. */
  mode: 'answer' | 'cut-off' | number | Misbehavior
  stop(): Promise<void>
}

/** What differs between the providers' protocols. */
interface Protocol {
  basePath: string
  path: string
  headers: (apiKey: string) => Record<string, string>
  parse: (body: unknown) => FakeModel['prompts'][number]
  completion: (text: string | undefined) => object
}

const messages = v.array(v.object({ role: v.string(), content: v.string() }))

/** `POST /v1/messages` of Anthropic over a real socket, as documented; a call counts 420 tokens. */
export function startFakeAnthropic(): Promise<FakeModel> {
  const requestSchema = v.object({ model: v.string(), max_tokens: v.number(), system: v.string(), messages })
  return startFakeModel({
    basePath: '',
    path: '/v1/messages',
    headers: (apiKey) => ({ 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }),
    parse(body) {
      const { system, messages: given, max_tokens } = v.parse(requestSchema, body)
      return { system, user: given[0]?.content ?? '', maxTokens: max_tokens }
    },
    completion: (said) => ({
      id: `msg_${randomUUID()}`,
      type: 'message',
      role: 'assistant',
      content: said === undefined ? [] : [{ type: 'text', text: said }],
      stop_reason: said === undefined ? 'max_tokens' : 'end_turn',
      usage: { input_tokens: 400, output_tokens: 20 },
    }),
  })
}

/** `POST /v1/chat/completions` of OpenAI over a real socket, as documented; a call counts 333 tokens. */
export function startFakeOpenAi(): Promise<FakeModel> {
  const requestSchema = v.object({ model: v.string(), max_tokens: v.number(), messages })
  return startFakeModel({
    // The base address that OpenAI's own clients are given ends like this.
    basePath: '/v1',
    path: '/v1/chat/completions',
    headers: (apiKey) => ({ authorization: `Bearer ${apiKey}` }),
    parse(body) {
      const { messages: given, max_tokens } = v.parse(requestSchema, body)
      const contentOf = (role: string) => given.find((message) => message.role === role)?.content ?? ''
      return { system: contentOf('system'), user: contentOf('user'), maxTokens: max_tokens }
    },
    completion: (said) => ({
      id: `chatcmpl-${randomUUID()}`,
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: said ?? null, refusal: null },
          finish_reason: said === undefined ? 'length' : 'stop',
        },
      ],
      usage: { prompt_tokens: 300, completion_tokens: 33, total_tokens: 333 },
    }),
  })
}

async function startFakeModel(protocol: Protocol): Promise<FakeModel> {
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    model.calls += 1
    const { mode } = model
    const fail = (status: number) =>
      sendJson(response, status, { error: { type: 'api_error', message: `It failed: ${status}` } })
    if (typeof mode === 'number') return fail(mode)
    if (isMisbehavior(mode)) return void misbehaviors[mode](response)
    if (request.method !== 'POST' || request.url !== protocol.path) return fail(404)
    const required = Object.entries(protocol.headers(model.apiKey))
    if (required.some(([name, value]) => request.headers[name] !== value)) return fail(401)
    model.prompts.push(protocol.parse(JSON.parse(body)))
    sendJson(response, 200, protocol.completion(mode === 'cut-off' ? undefined : model.says))
  }

  const server = await listenOnLoopback((request, response) => void handle(request, response))
  const model: FakeModel = {
    url: `${server.url}${protocol.basePath}`,
    stop: () => server.stop(),
    apiKey: `key-${randomUUID()}`,
    says: '',
    prompts: [],
    calls: 0,
    mode: 'answer',
  }
  return model
}
