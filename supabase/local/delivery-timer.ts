import { setTimeout as sleep } from 'node:timers/promises'

import * as v from 'valibot'

import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import type { Database } from './database/database.ts'
import type { FunctionsHost } from './functions-host.ts'
import type { Log } from './log.ts'

interface DeliveryTimerOptions {
  database: Database
  currentHost: () => FunctionsHost | null
  secret: string
  intervalMs: number
  log: Log
}

const functionName = 'deliver-quote-emails'
// A run takes 45 seconds at most, plus its last attempt.
const runTimeoutMs = 90_000
const workRowSchema = v.tuple([v.object({ has_work: v.boolean() })])

/**
 * What pg_cron does on a hosted project: calls deliver-quote-emails whenever the outbox has work, one run after
 * the other. Failures are logged and the next turn comes all the same.
 */
export function startDeliveryTimer(options: DeliveryTimerOptions): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const turning = turn()

  async function turn(): Promise<void> {
    for (;;) {
      try {
        await deliverIfDue(options, stopping.signal)
      } catch (error) {
        if (!stopping.signal.aborted)
          options.log('delivery run failed', { error: sentenceOf(error) }, 'error')
      }
      // Waiting ends early, by throwing, when the stop comes.
      const stopped = await sleep(options.intervalMs, false, { signal: stopping.signal }).catch(() => true)
      if (stopped) return
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
  if (!host?.functions.includes(functionName) || !(await hasWork(options.database))) return
  const response = await fetch(`${host.url}/${functionName}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${options.secret}` },
    signal: AbortSignal.any([signal, AbortSignal.timeout(runTimeoutMs)]),
  })
  await response.body?.cancel()
  if (!response.ok) options.log('delivery run failed', { status: response.status }, 'error')
}

async function hasWork(database: Database): Promise<boolean> {
  const { value } = await database.runAs('service_role', 'read', async (client) => {
    const { rows } = await client.query('select public.quote_outbox_has_work() as has_work')
    return { ok: true, value: v.parse(workRowSchema, rows)[0].has_work }
  })
  return value
}
