import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

import { listenOnLoopback } from './loopback-server.ts'

export type WebhookMode = keyof typeof misbehaviors | 'accept'

export interface WebhookStandIn {
  url: string
  /** For LEAD_WEBHOOK_SECRET. */
  secret: string
  /** Messages with a valid signature that were accepted. */
  messages: { id: string; body: unknown }[]
  /** Requests whose signature is not valid. */
  forged: number
  mode: WebhookMode
  retryAfter?: string
  stop(): Promise<void>
}

const misbehaviors = {
  'bad-request': (response: ServerResponse) => response.writeHead(400).end('no'),
  'rate-limited': (response: ServerResponse) => response.writeHead(429).end(),
  'server-error': (response: ServerResponse) => response.writeHead(500).end('oops'),
  hang: () => undefined,
  reset: (response: ServerResponse) => response.socket?.resetAndDestroy(),
  huge: (response: ServerResponse) => response.writeHead(500).end('x'.repeat(5_000_000)),
  redirect: (response: ServerResponse) => response.writeHead(307, { Location: '/elsewhere' }).end(),
} as const

/** A receiver that checks signatures the way the Standard Webhooks specification tells receivers to. */
export async function startWebhookStandIn(): Promise<WebhookStandIn> {
  const key = randomBytes(32)
  const server = await listenOnLoopback((request, response) => void handle(request, response))

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const id = String(request.headers['webhook-id'])
    const timestamp = String(request.headers['webhook-timestamp'])
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
    const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300
    if (!isFresh || request.headers['webhook-signature'] !== `v1,${expected}`) standIn.forged += 1
    else if (standIn.mode === 'accept') standIn.messages.push({ id, body: JSON.parse(body) })
    if (standIn.retryAfter !== undefined) response.setHeader('Retry-After', standIn.retryAfter)
    if (standIn.mode === 'accept') response.writeHead(204).end()
    else misbehaviors[standIn.mode](response)
  }

  const standIn: WebhookStandIn = {
    url: `${server.url}/leads?source=site`,
    secret: `whsec_${key.toString('base64')}`,
    messages: [],
    forged: 0,
    mode: 'accept',
    stop: () => server.stop(),
  }
  return standIn
}
