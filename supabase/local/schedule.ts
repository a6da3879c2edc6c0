import { setTimeout as sleep } from 'node:timers/promises'

import * as v from 'valibot'

import type { Database } from './database.ts'
import type { DenoProcess } from './deno-process.ts'
import { errorMessage } from './errors.ts'
import type { Log } from './log.ts'
import { quoteName } from './rest-query.ts'

/** Regular calls of a function, as pg_cron and pg_net make them when hosted. */
export interface Schedule {
  functionName: string
  dueFunction: string
  /** Variable whose value the call sends as its bearer. */
  secretName: string
  intervalMs: number
  timeoutMs: number
}

interface ScheduleOptions {
  schedule: Schedule
  secret: string
  database: Database
  currentProcess: () => DenoProcess | undefined
  log: Log
}

export function startSchedule(options: ScheduleOptions): () => Promise<void> {
  const { functionName, intervalMs } = options.schedule
  const stopping = new AbortController()
  const { signal } = stopping
  const running = run()

  function logFailure(error: unknown): void {
    if (signal.aborted) return
    const fields = { function: functionName, error: errorMessage(error) }
    options.log.error(fields, 'scheduled call failed')
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await callIfDue(options, signal).catch(logFailure)
      await sleep(intervalMs, undefined, { signal }).catch(() => {})
    }
  }

  return async () => {
    stopping.abort()
    await running
  }
}

const dueRowSchema = v.object({ is_due: v.boolean() })

async function callIfDue(
  { schedule, secret, database, currentProcess }: ScheduleOptions,
  stopSignal: AbortSignal,
): Promise<void> {
  const { functionName, dueFunction, timeoutMs } = schedule
  const process = currentProcess()
  if (!process?.functions.includes(functionName)) return
  const sql = `select public.${quoteName(dueFunction)}() as is_due`
  const { rows } = await database.runAs('service_role', 'read', (client) =>
    client.query(sql),
  )
  const { is_due: isDue } = v.parse(dueRowSchema, rows[0])
  if (!isDue) return
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(`${process.url}/${functionName}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
    signal: AbortSignal.any([stopSignal, timeout]),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`status ${response.status}`)
}
