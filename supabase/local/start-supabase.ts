import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import * as v from 'valibot'

import { errorMessage } from '#domain/error-message.ts'

import { hasKeys, type Keys, loadKeys } from './api-keys.ts'
import { readProjectConfig, supabaseDirectory } from './config.ts'
import { lockDataFolder, publishAddress } from './data-folder-lock.ts'
import {
  assertDatabaseNotLost,
  assertDiskSyncs,
  explainFolderError,
  hasDatabase,
  isReadableByOthers,
  prepareDataFolder,
} from './data-folder.ts'
import { type Database, createDatabase, openDatabase } from './database.ts'
import { startGateway } from './gateway.ts'
import type { Log } from './log.ts'
import {
  type FunctionsHost,
  keepFunctionsRunning,
} from './restarting-deno-process.ts'

interface StartOptions {
  /** Folder of everything that must survive a restart. Created if missing. */
  dataDir: string
  /** Port on the loopback interface. 0 picks a free one. */
  port?: number
  /** Folder of the edge functions. Defaults to supabase/functions. */
  functionsDir?: string
  /**
   * Environment of the functions, in addition to this Supabase's URL, keys and
   * outbox.
   */
  functionEnvironment?: Record<string, string>
  /** False skips Deno, for commands that only use the database. */
  withFunctions?: boolean
  /** Interval of the outbox check. Defaults to 5 seconds. Null disables it. */
  deliveryIntervalMs?: number | null
  /** Logs nothing when unset, as in the owner's commands. */
  log?: Log
}

export interface RunningSupabase extends Keys {
  url: string
  /** Folder the functions write emails to while no provider is set up. */
  outboxDir: string
  /**
   * Resolves with a message when the functions end a second time or fail to
   * restart.
   */
  ended: Promise<string>
  /**
   * Applies new migrations and reloads the functions at the same URL. Throws if
   * either fails.
   */
  reload(): Promise<void>
  /**
   * Waits for running requests and the functions' background work, then closes
   * everything.
   */
  stop(): Promise<void>
}

type StartResult =
  | { ok: true; supabase: RunningSupabase }
  | { ok: false; message: string }

/**
 * Starts the local Supabase on a data folder. Resolves once it is serving, or
 * with a message on why it cannot.
 */
export async function startLocalSupabase(
  options: StartOptions,
): Promise<StartResult> {
  const undo = new AsyncDisposableStack()
  try {
    return { ok: true, supabase: await start(options, undo) }
  } catch (error) {
    await undo.disposeAsync()
    const message = explainFolderError(error, resolve(options.dataDir))
    if (message === undefined) throw error
    return { ok: false, message }
  }
}

async function start(
  options: StartOptions,
  undo: AsyncDisposableStack,
): Promise<RunningSupabase> {
  const {
    withFunctions = true,
    deliveryIntervalMs = 5_000,
    log = () => {},
  } = options
  const dataDir = resolve(options.dataDir)
  const outboxDir = join(dataDir, 'outbox')
  await prepareDataFolder(dataDir)
  undo.defer(await lockDataFolder(dataDir))
  await assertDiskSyncs(dataDir)
  if (await isReadableByOthers(dataDir))
    log(
      'data folder readable by other users',
      { advice: 'mount its disk with umask=077' },
      'warn',
    )

  await assertDatabaseNotLost(dataDir, hasKeys(dataDir))
  if (!hasDatabase(dataDir)) await createDatabase(dataDir)
  const config = await readProjectConfig()
  const database = await openDatabase(dataDir, config)
  undo.defer(() => database.close())
  const keys = await loadKeys(dataDir)

  // The functions need the gateway's URL, so it starts first and responds with
  // 503 until they run.
  let functions: Awaited<ReturnType<typeof keepFunctionsRunning>> | undefined
  const currentHost = () => functions?.current()
  const { port = 0 } = options
  const gateway = await startGateway({
    port,
    database,
    keys,
    config,
    currentHost,
    log,
  })
  undo.defer(() => gateway.close())
  const { url } = gateway

  if (withFunctions) {
    const {
      functionsDir = join(supabaseDirectory, 'functions'),
      functionEnvironment,
    } = options
    const { secretKey, visitorSecret, deliverySecret: secret } = keys
    const environment = {
      VISITOR_SECRET: visitorSecret,
      ...functionEnvironment,
      SUPABASE_SERVICE_ROLE_KEY: secretKey,
      DELIVERY_SECRET: secret,
    }
    functions = await keepFunctionsRunning(
      { functionsDir, environment, outboxDir, supabaseUrl: url },
      log,
    )
    // Runs before the gateway closes, because their last work still writes to
    // the database through it.
    undo.defer(functions.stop)
    if (deliveryIntervalMs !== null)
      undo.defer(
        startDeliveryTimer({
          database,
          currentHost,
          secret,
          intervalMs: deliveryIntervalMs,
          log,
        }),
      )
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
// A run takes up to 45 seconds plus its last attempt.
const runTimeoutMs = 90_000
const workRowSchema = v.tuple([v.object({ has_work: v.boolean() })])

/**
 * Like pg_cron when hosted, calls deliver-quote-emails while the outbox has
 * work. Returns a function that stops it.
 */
function startDeliveryTimer(
  options: DeliveryTimerOptions,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = run()

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const problem = await deliverIfDue(options, signal).catch(errorMessage)
      if (problem !== undefined && !signal.aborted)
        options.log('delivery run failed', { error: problem }, 'error')
      // Rejects early when the timer is stopped.
      await sleep(options.intervalMs, undefined, { signal }).catch(() => {})
    }
  }

  return async () => {
    stopping.abort()
    await running
  }
}

/**
 * Runs a delivery if one is due. Resolves with an error message if it fails.
 */
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
