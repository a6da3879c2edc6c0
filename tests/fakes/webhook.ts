import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

import { Webhook } from 'standardwebhooks'

import { type Fault, faults } from './faults.ts'
import { listenOnLoopback } from './loopback-server.ts'

export interface FakeWebhook {
  url: string
  /** Value for LEAD_WEBHOOK_SECRET. */
  secret: string
  /** Accepted messages, all with a valid signature. */
  messages: { id: string; body: unknown }[]
  /** A number is the status of an error response. */
  mode: 'accept' | number | Fault
  retryAfter?: string
  stop(): Promise<void>
}

/**
 * Starts a receiver that verifies messages with the library of the Standard
 * Webhooks specification.
 */
export async function startFakeWebhook(): Promise<FakeWebhook> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`

  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const body = await text(request)
    const { mode, retryAfter } = webhook
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
    if (typeof mode === 'number') return void response.writeHead(mode).end('no')
    if (mode !== 'accept') return void faults[mode](response)
    const header = (name: string) => String(request.headers[name])
    const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
    try {
      new Webhook(secret).verify(
        body,
        Object.fromEntries(names.map((name) => [name, header(name)])),
      )
      webhook.messages.push({
        id: header('webhook-id'),
        body: JSON.parse(body),
      })
      response.writeHead(204).end()
    } catch {
      response.writeHead(401).end()
    }
  }

  const server = await listenOnLoopback(
    (request, response) => void handle(request, response),
  )
  const webhook: FakeWebhook = {
    url: `${server.url}/leads?source=site`,
    secret,
    messages: [],
    mode: 'accept',
    stop: () => server.stop(),
  }
  return webhook
}
