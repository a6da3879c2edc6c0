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
  system: v.string(),
  messages: v.pipe(
    v.array(v.object({ role: v.picklist(['user', 'assistant']), content: v.string() })),
    v.minLength(1),
  ),
})

/** `POST /v1/messages` of Anthropic over a real socket: headers, answer, stop reasons and errors as documented. */
export async function startAnthropicStandIn(): Promise<ModelStandIn> {
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    standIn.calls += 1
    const { mode } = standIn
    if (isMisbehavior(mode)) return void misbehaviors[mode](response)
    if (mode === 'rate-limited') return refuse(response, 429, 'rate_limit_error', { 'Retry-After': '90' })
    if (mode === 'overloaded') return refuse(response, 529, 'overloaded_error')
    if (mode === 'broken') return refuse(response, 500, 'api_error')

    if (request.method !== 'POST' || request.url !== '/v1/messages') {
      return refuse(response, 404, 'not_found_error')
    }
    if (request.headers['x-api-key'] !== standIn.apiKey) return refuse(response, 401, 'authentication_error')
    const asked = v.safeParse(v.pipe(v.string(), v.parseJson(), requestSchema), body)
    const isVersioned = request.headers['anthropic-version'] === '2023-06-01'
    if (!asked.success || !isVersioned) return refuse(response, 400, 'invalid_request_error')
    const { system, messages, max_tokens, model } = asked.output
    standIn.asked.push({ system, user: messages[0]?.content ?? '', maxTokens: max_tokens })
    answerWith(response, 200, {
      id: `msg_${randomUUID()}`,
      type: 'message',
      role: 'assistant',
      model,
      content: mode === 'cut-off' ? [] : [{ type: 'text', text: standIn.says }],
      stop_reason: mode === 'cut-off' ? 'max_tokens' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 400, output_tokens: 20 },
    })
  }

  const server = await listenOnLoopback((request, response) => void handle(request, response))
  const standIn: ModelStandIn = {
    url: server.url,
    stop: () => server.stop(),
    apiKey: `sk-ant-${randomUUID()}`,
    says: '',
    asked: [],
    calls: 0,
    mode: 'answer',
    tokensPerCall: 420,
  }
  return standIn
}

function refuse(
  response: ServerResponse,
  status: number,
  type: string,
  headers: Record<string, string> = {},
): void {
  const request_id = `req_${randomUUID()}`
  answerWith(
    response,
    status,
    { type: 'error', error: { type, message: `It failed: ${type}` }, request_id },
    headers,
  )
}
