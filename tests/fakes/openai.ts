import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

import * as v from 'valibot'

import { listenOnLoopback } from './loopback-server.ts'
import { answerWith, isMisbehavior, misbehaviors } from './misbehaviors.ts'
import type { ModelStandIn } from './model.ts'

const requestSchema = v.object({
  model: v.string(),
  max_tokens: v.pipe(v.number(), v.integer(), v.minValue(1)),
  messages: v.array(v.object({ role: v.picklist(['system', 'user', 'assistant']), content: v.string() })),
})

/** `POST /v1/chat/completions` of OpenAI over a real socket: key, answer, finish reasons and errors as documented. */
export async function startOpenAiStandIn(): Promise<ModelStandIn> {
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    standIn.calls += 1
    const { mode } = standIn
    if (isMisbehavior(mode)) return void misbehaviors[mode](response)
    if (mode === 'rate-limited') return refuse(response, 429, 'rate_limit_exceeded', { 'Retry-After': '90' })
    if (mode === 'overloaded') return refuse(response, 503, 'server_error')
    if (mode === 'broken') return refuse(response, 500, 'server_error')

    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      return refuse(response, 404, 'not_found')
    }
    if (request.headers.authorization !== `Bearer ${standIn.apiKey}`) {
      return refuse(response, 401, 'invalid_api_key')
    }
    const asked = v.safeParse(v.pipe(v.string(), v.parseJson(), requestSchema), body)
    if (!asked.success) return refuse(response, 400, 'invalid_request_error')
    const { messages, max_tokens, model } = asked.output
    const said = (role: string) => messages.find((message) => message.role === role)?.content ?? ''
    standIn.asked.push({ system: said('system'), user: said('user'), maxTokens: max_tokens })
    answerWith(response, 200, {
      id: `chatcmpl-${randomUUID()}`,
      object: 'chat.completion',
      created: 1_795_000_000,
      model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: mode === 'cut-off' ? null : standIn.says, refusal: null },
          logprobs: null,
          finish_reason: mode === 'cut-off' ? 'length' : 'stop',
        },
      ],
      usage: { prompt_tokens: 300, completion_tokens: 33, total_tokens: 333 },
    })
  }

  const server = await listenOnLoopback((request, response) => void handle(request, response))
  const standIn: ModelStandIn = {
    // The base address OpenAI's own clients are given ends like this.
    url: `${server.url}/v1`,
    stop: () => server.stop(),
    apiKey: `sk-${randomUUID()}`,
    says: '',
    asked: [],
    calls: 0,
    mode: 'answer',
    tokensPerCall: 333,
  }
  return standIn
}

function refuse(
  response: ServerResponse,
  status: number,
  code: string,
  headers: Record<string, string> = {},
): void {
  const error = { message: `It failed: ${code}`, type: code, param: null, code }
  answerWith(response, status, { error }, headers)
}
