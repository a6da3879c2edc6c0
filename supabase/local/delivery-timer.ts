import { setTimeout as sleep } from 'node:timers/promises'

import * as v from 'valibot'

import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import type { Database } from './database.ts'
import type { FunctionsHost } from './functions-host.ts'
import type { Log } from './log.ts'

interface DeliveryTimerOptions {
  database: Database
  currentHost: () => FunctionsHost | undefined
  secret: string
  intervalMs: number
  log: Log
}

const functionName = 'deliver-quote-emails'
// A run takes 45 seconds at most, plus its last attempt.
const runTimeoutMs = 90_000
const workRowSchema = v.tuple([v.object({ has_work: v.boolean() })])

/** Does what pg_cron does on a hosted project: calls deliver-quote-emails whenever the outbox has work. */
export function startDeliveryTimer(options: DeliveryTimerOptions): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const turning = turn()

  async function turn(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await deliverIfDue(options, stopping.signal)
      } catch (error) {
        if (!stopping.signal.aborted)
          options.log('delivery run failed', { error: sentenceOf(error) }, 'error')
      }
      // Ends early, by throwing, when the stop comes.
      await sleep(options.intervalMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    async stop() {
      stopping.abort()
      await turning
    },
  }
}

async function deliverIfDue(options: DeliveryTimerOptions, signal: AbortSignal): Promise<void> {
  const host = options.currentHost()
  if (!host?.functions.includes(functionName)) return
  const { rows } = await options.database.runAs('service_role', 'read', (client) =>
    client.query('select public.quote_outbox_has_work() as has_work'),
  )
  if (!v.parse(workRowSchema, rows)[0].has_work) return
  const response = await fetch(`${host.url}/${functionName}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${options.secret}` },
    signal: AbortSignal.any([signal, AbortSignal.timeout(runTimeoutMs)]),
  })
  await response.body?.cancel()
  if (!response.ok) options.log('delivery run failed', { status: response.status }, 'error')
}
