import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

import * as v from 'valibot'

import { listenOnLoopback } from './loopback-server.ts'
import { isMisbehavior, type Misbehavior, misbehaviors, sendJson } from './misbehaviors.ts'

const emailSchema = v.object({
  from: v.string(),
  to: v.array(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  reply_to: v.optional(v.string()),
})

const errors = {
  'validation-error': [422, 'validation_error', 'Invalid `to` field.'],
  'rate-limited': [429, 'rate_limit_exceeded', 'Too many requests.'],
  'server-error': [500, 'application_error', 'An unexpected error.'],
} as const

/** `accept-and-reset` takes the email, but its response never arrives. */
export type ResendMode = keyof typeof errors | Misbehavior | 'accept' | 'accept-and-reset'

export interface FakeResend {
  url: string
  apiKey: string
  /** Accepted emails; a repeat with the same idempotency key counts once. */
  emails: v.InferOutput<typeof emailSchema>[]
  /** The Idempotency-Key of every request, in order, refused ones included. */
  seenKeys: (string | undefined)[]
  mode: ResendMode
  /** The Retry-After header of a refusal. */
  retryAfter?: string
  stop(): Promise<void>
}

/** Resend's `POST /emails` over a real socket: authorization, validation and idempotency as documented. */
export async function startFakeResend(): Promise<FakeResend> {
  const accepted = new Map<string, { id: string; body: string }>()

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    if (request.method !== 'POST' || request.url !== '/emails')
      return sendError(response, [404, 'not_found', 'Not found'])
    const key = String(request.headers['idempotency-key'])
    resend.seenKeys.push(key)
    if (request.headers.authorization !== `Bearer ${resend.apiKey}`)
      return sendError(response, [403, 'invalid_api_key', 'API key is invalid.'])
    const { mode, retryAfter } = resend
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
    if (isMisbehavior(mode)) return void misbehaviors[mode](response)
    if (mode !== 'accept' && mode !== 'accept-and-reset') return sendError(response, errors[mode])

    const earlier = accepted.get(key)
    if (earlier && earlier.body !== body)
      return sendError(response, [409, 'invalid_idempotent_request', 'Same key, different payload.'])
    const { id } = earlier ?? { id: randomUUID() }
    if (!earlier) {
      resend.emails.push(v.parse(emailSchema, JSON.parse(body)))
      accepted.set(key, { id, body })
    }
    if (mode === 'accept-and-reset') return void response.socket?.resetAndDestroy()
    sendJson(response, 200, { id })
  }

  const server = await listenOnLoopback((request, response) => void handle(request, response))
  const resend: FakeResend = {
    ...server,
    apiKey: `re_${randomUUID()}`,
    emails: [],
    seenKeys: [],
    mode: 'accept',
  }
  return resend
}

function sendError(
  response: ServerResponse,
  [statusCode, name, message]: readonly [number, string, string],
): void {
  sendJson(response, statusCode, { statusCode, name, message })
}
