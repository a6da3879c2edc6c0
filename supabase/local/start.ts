import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import * as v from 'valibot'

import { sentenceOf } from '#functions/_shared/error-message.ts'

import { readProjectConfig, supabaseDirectory } from './config.ts'
import { explainFolderTrouble, hasDatabase, prepareDataFolder, refuseLostDatabase } from './data-folder.ts'
import { type Database, makeDatabase, openDatabase } from './database.ts'
import { type FunctionsHost, keepFunctionsRunning } from './functions-host.ts'
import { startGateway } from './gateway.ts'
import { hasKeys, type Keys, loadKeys } from './keys.ts'
import { lockDataFolder, publishAddress } from './lock.ts'
import type { Log } from './log.ts'

interface StartOptions {
  /** Everything that must survive a restart; created when missing. */
  dataDir: string
  /** On loopback; 0 takes any free one. */
  port?: number
  /** Folder of the edge functions; supabase/functions when left out. */
  functionsDir?: string
  /** What the functions find in their environment besides the address, key and outbox of this Supabase. */
  functionEnvironment?: Record<string, string>
  /** False leaves Deno out: for commands that only use the database. */
  withFunctions?: boolean
  /** How often the outbox is checked; 5 seconds when left out, never when null. */
  deliveryIntervalMs?: number | null
  /** Nothing is logged when it is left out, as by the owner's commands. */
  log?: Log
}

export interface RunningSupabase extends Keys {
  url: string
  /** Where the functions put emails while no provider is set up. */
  outboxDir: string
  /** Resolves with a sentence when the functions have ended a second time. */
  ended: Promise<string>
  /** Applies new migrations and loads the functions again, at the same address. Throws what is wrong with them. */
  reload(): Promise<void>
  /** Lets running requests and the functions' background work end, then closes everything. */
  stop(): Promise<void>
}

type StartResult = { ok: true; supabase: RunningSupabase } | { ok: false; message: string }

/** Starts the local Supabase on a data folder. Resolves when it serves, or with one sentence why it cannot. */
export async function startLocalSupabase(options: StartOptions): Promise<StartResult> {
  const undo = new AsyncDisposableStack()
  try {
    return { ok: true, supabase: await start(options, undo) }
  } catch (error) {
    await undo.disposeAsync()
    const message = explainFolderTrouble(error, resolve(options.dataDir))
    if (message === undefined) throw error
    return { ok: false, message }
  }
}

async function start(options: StartOptions, undo: AsyncDisposableStack): Promise<RunningSupabase> {
  const { withFunctions = true, deliveryIntervalMs = 5_000, log = () => {} } = options
  const dataDir = resolve(options.dataDir)
  const outboxDir = join(dataDir, 'outbox')
  await prepareDataFolder(dataDir)
  undo.defer(await lockDataFolder(dataDir))

  await refuseLostDatabase(dataDir, hasKeys(dataDir))
  if (!hasDatabase(dataDir)) await makeDatabase(dataDir)
  const config = await readProjectConfig()
  const database = await openDatabase(dataDir, config)
  undo.defer(() => database.close())
  const keys = await loadKeys(dataDir)

  // The functions need the gateway's address: it responds with 503 until they run.
  let functions: Awaited<ReturnType<typeof keepFunctionsRunning>> | undefined
  const currentHost = () => functions?.current()
  const { port = 0 } = options
  const gateway = await startGateway({ port, database, keys, config, currentHost, log })
  undo.defer(() => gateway.close())
  const { url } = gateway

  if (withFunctions) {
    const { functionsDir = join(supabaseDirectory, 'functions'), functionEnvironment } = options
    const { secretKey, visitorSecret, deliverySecret: secret } = keys
    const environment = {
      VISITOR_SECRET: visitorSecret,
      ...functionEnvironment,
      SUPABASE_SERVICE_ROLE_KEY: secretKey,
      DELIVERY_SECRET: secret,
    }
    functions = await keepFunctionsRunning({ functionsDir, environment, outboxDir, supabaseUrl: url }, log)
    // Before the gateway: their last work still writes to the database through it.
    undo.defer(functions.stop)
    if (deliveryIntervalMs !== null)
      undo.defer(startDeliveryTimer({ database, currentHost, secret, intervalMs: deliveryIntervalMs, log }))
  }

  await publishAddress(dataDir, url)
  log('local Supabase started', { url })

  let stopped: Promise<void> | undefined
  return {
    ...keys,
    url,
    outboxDir,
    ended: functions?.ended ?? new Promise(() => {}),
    async reload() {
      await database.migrate()
      await functions?.restart()
    },
    stop: () => (stopped ??= undo.disposeAsync()),
  }
}

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
function startDeliveryTimer(options: DeliveryTimerOptions): () => Promise<void> {
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
