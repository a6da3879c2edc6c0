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

/**
 * Does what pg_cron does on a hosted project: calls deliver-quote-emails whenever the outbox has work. Returns the
 * function that ends it.
 */
export function startDeliveryTimer(options: DeliveryTimerOptions): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = run()

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const problem = await deliverIfDue(options, signal).catch(sentenceOf)
      if (problem !== undefined && !signal.aborted)
        options.log('delivery run failed', { error: problem }, 'error')
      // Ends early, by throwing, when the stop comes.
      await sleep(options.intervalMs, undefined, { signal }).catch(() => {})
    }
  }

  return async () => {
    stopping.abort()
    await running
  }
}

/** Resolves with what went wrong. */
async function deliverIfDue(
  { database, currentHost, secret }: DeliveryTimerOptions,
  signal: AbortSignal,
): Promise<string | undefined> {
  const host = currentHost()
  if (!host?.functions.includes(functionName)) return undefined
  const { rows } = await database.runAs('service_role', 'read', (client) =>
    client.query('select public.quote_outbox_has_work() as has_work'),
  )
  if (!v.parse(workRowSchema, rows)[0].has_work) return undefined
  const response = await fetch(`${host.url}/${functionName}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
    signal: AbortSignal.any([signal, AbortSignal.timeout(runTimeoutMs)]),
  })
  await response.body?.cancel()
  return response.ok ? undefined : `status ${response.status}`
}
