import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

import { Webhook } from 'standardwebhooks'

import { type Fault, faults } from './faults.ts'
import { listenOnLoopback } from './loopback-server.ts'

export interface FakeWebhook {
  url: string
  secret: string
  messages: { id: string; body: unknown }[]
  /** A number is the status of an error response. */
  mode: 'accept' | number | Fault
  retryAfter?: string
  stop(): Promise<void>
}

export async function startFakeWebhook(): Promise<FakeWebhook> {
  const server = await listenOnLoopback(
    (request, response) => void handle(webhook, request, response),
  )
  const webhook: FakeWebhook = {
    url: `${server.url}/leads?source=site`,
    secret: `whsec_${randomBytes(32).toString('base64')}`,
    messages: [],
    mode: 'accept',
    stop: () => server.stop(),
  }
  return webhook
}

async function handle(
  webhook: FakeWebhook,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await text(request)
  const { mode, retryAfter } = webhook
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
  if (typeof mode === 'number') return void response.writeHead(mode).end('no')
  if (mode !== 'accept') return void faults[mode](response)
  const headers = {
    'webhook-id': String(request.headers['webhook-id']),
    'webhook-timestamp': String(request.headers['webhook-timestamp']),
    'webhook-signature': String(request.headers['webhook-signature']),
  }
  try {
    new Webhook(webhook.secret).verify(body, headers)
  } catch {
    return void response.writeHead(401).end()
  }
  webhook.messages.push({ id: headers['webhook-id'], body: JSON.parse(body) })
  response.writeHead(204).end()
}
