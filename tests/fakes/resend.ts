import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

import * as v from 'valibot'

import { listenOnLoopback } from './loopback-server.ts'

const emailSchema = v.object({
  from: v.string(),
  to: v.union([v.string(), v.array(v.string())]),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  reply_to: v.optional(v.string()),
})

export type ResendEmail = v.InferOutput<typeof emailSchema>

/**
 * How the stand-in treats a request with a good key; `accept` speaks the documented protocol, `accept-and-reset`
 * too, but the answer never arrives.
 */
export type ResendMode = keyof typeof misbehaviors | 'accept' | 'accept-and-reset'

export interface ResendStandIn {
  url: string
  apiKey: string
  /** Emails that were accepted, a repeat with the same idempotency key counted once. */
  emails: ResendEmail[]
  /** The Idempotency-Key of every request that arrived, in order, whatever the answer was. */
  seenKeys: (string | undefined)[]
  mode: ResendMode
  /** Decides anew for every request, in place of `mode`. */
  chooseMode?: () => ResendMode
  /** What the header Retry-After of a refusal says, if anything. */
  retryAfter?: string
  stop(): Promise<void>
}

const misbehaviors = {
  'validation-error': (response: ServerResponse) =>
    answer(response, 422, { statusCode: 422, name: 'validation_error', message: 'Invalid `to` field.' }),
  'rate-limited': (response: ServerResponse) =>
    answer(response, 429, { statusCode: 429, name: 'rate_limit_exceeded', message: 'Too many requests.' }),
  'busy-with-the-same': (response: ServerResponse) =>
    answer(response, 409, {
      statusCode: 409,
      name: 'concurrent_idempotent_requests',
      message: 'Another request with the same idempotency key is still in progress.',
    }),
  'server-error': (response: ServerResponse) =>
    answer(response, 500, { statusCode: 500, name: 'application_error', message: 'An unexpected error.' }),
  'empty-error': (response: ServerResponse) => response.writeHead(502).end(),
  hang: () => undefined,
  'hang-midway': (response: ServerResponse) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"id":'),
  reset: (response: ServerResponse) => response.socket?.resetAndDestroy(),
  malformed: (response: ServerResponse) => response.writeHead(200).end('<html>not JSON</html>'),
  'without-id': (response: ServerResponse) => answer(response, 200, {}),
  huge: (response: ServerResponse) =>
    answer(response, 500, { name: 'application_error', message: 'x'.repeat(5_000_000) }),
  redirect: (response: ServerResponse) => response.writeHead(307, { Location: '/elsewhere' }).end(),
} as const

/** Resend's `POST /emails` over a real socket: authorization, validation and idempotency as documented. */
export async function startResendStandIn(): Promise<ResendStandIn> {
  const accepted = new Map<string, { id: string; body: string }>()

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    if (request.method !== 'POST' || request.url !== '/emails') {
      return answer(response, 404, { statusCode: 404, name: 'not_found', message: 'Not found' })
    }
    const key = request.headers['idempotency-key']?.toString()
    standIn.seenKeys.push(key)
    const refusal = refuseAuthorization(request.headers.authorization, standIn.apiKey)
    if (refusal !== undefined) return answer(response, refusal.statusCode, refusal)
    if (standIn.retryAfter !== undefined) response.setHeader('Retry-After', standIn.retryAfter)
    const mode = standIn.chooseMode?.() ?? standIn.mode
    if (mode !== 'accept' && mode !== 'accept-and-reset') return void misbehaviors[mode](response)

    const earlier = key === undefined ? undefined : accepted.get(key)
    // An HTTP client may repeat a request by itself when its connection breaks: that answer is lost as well.
    if (earlier !== undefined && mode === 'accept-and-reset') return void response.socket?.resetAndDestroy()
    if (earlier !== undefined) return answerRepeat(response, earlier, body)
    const email = v.safeParse(v.pipe(v.string(), v.parseJson(), emailSchema), body)
    if (!email.success) {
      return answer(response, 422, {
        statusCode: 422,
        name: 'missing_required_field',
        message: 'Missing field.',
      })
    }
    const id = randomUUID()
    if (key !== undefined) accepted.set(key, { id, body })
    standIn.emails.push(email.output)
    if (mode === 'accept-and-reset') return void response.socket?.resetAndDestroy()
    answer(response, 200, { id })
  }

  const server = await listenOnLoopback((request, response) => void handle(request, response))
  const standIn: ResendStandIn = {
    ...server,
    apiKey: `re_${randomUUID()}`,
    emails: [],
    seenKeys: [],
    mode: 'accept',
  }
  return standIn
}

function refuseAuthorization(header: string | undefined, apiKey: string) {
  if (header === undefined) return { statusCode: 401, name: 'missing_api_key', message: 'Missing API key.' }
  if (header === `Bearer ${apiKey}`) return undefined
  return { statusCode: 403, name: 'invalid_api_key', message: 'API key is invalid.' }
}

function answerRepeat(response: ServerResponse, earlier: { id: string; body: string }, body: string): void {
  if (earlier.body === body) return answer(response, 200, { id: earlier.id })
  answer(response, 409, {
    statusCode: 409,
    name: 'invalid_idempotent_request',
    message: 'Same idempotency key used with a different request payload.',
  })
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
