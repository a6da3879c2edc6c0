import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { readProjectConfig, supabaseDirectory } from './config.ts'
import {
  databaseFolderIn,
  explainFolderTrouble,
  hasDatabase,
  prepareDataFolder,
  refuseLostDatabase,
  StartError,
} from './data-folder.ts'
import { makeDatabase, openDatabase } from './database.ts'
import { startDeliveryTimer } from './delivery-timer.ts'
import { keepFunctionsRunning } from './functions-host.ts'
import { startGateway } from './gateway.ts'
import { hasKeys, loadKeys, publishConnection, withdrawConnection } from './keys.ts'
import { lockDataFolder } from './lock.ts'
import { type Log, logNothing } from './log.ts'

export interface StartOptions {
  /** Everything that must survive a restart; created when missing. */
  dataDir: string
  /** On loopback; 0 takes any free one. */
  port?: number
  /** Folder of the edge functions; supabase/functions when left out. */
  functionsDir?: string
  /** What the functions find in their environment besides the address, key and outbox of this Supabase. */
  functionEnvironment?: Record<string, string>
  /** False refuses a data folder without a database: the owner's commands never make one. */
  mayMakeDatabase?: boolean
  /** False leaves Deno out: for commands that only use the database. */
  withFunctions?: boolean
  /** How often the outbox is checked; 5 seconds when left out, never when null. */
  deliveryIntervalMs?: number | null
  log?: Log
}

export interface RunningSupabase {
  url: string
  publishableKey: string
  secretKey: string
  visitorSecret: string
  cacheSecret: string
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
  const {
    mayMakeDatabase = true,
    withFunctions = true,
    deliveryIntervalMs = 5_000,
    log = logNothing,
  } = options
  const dataDir = resolve(options.dataDir)
  const outboxDir = join(dataDir, 'outbox')
  if (!mayMakeDatabase && !existsSync(databaseFolderIn(dataDir)) && !hasKeys(dataDir))
    throw new StartError(`There is no database in ${dataDir}.`)
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
    const environment = {
      VISITOR_SECRET: keys.visitorSecret,
      ...functionEnvironment,
      SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
      DELIVERY_SECRET: keys.deliverySecret,
    }
    functions = await keepFunctionsRunning({ functionsDir, environment, outboxDir, supabaseUrl: url }, log)
    const { stop } = functions
    // Before the gateway: their last work still writes to the database through it.
    undo.defer(stop)
    if (deliveryIntervalMs !== null) {
      const secret = keys.deliverySecret
      const timer = startDeliveryTimer({ database, currentHost, secret, intervalMs: deliveryIntervalMs, log })
      undo.defer(() => timer.stop())
    }
  }

  const { publishableKey, secretKey, visitorSecret, cacheSecret } = keys
  await publishConnection(dataDir, { url, publishableKey, secretKey })
  undo.defer(() => withdrawConnection(dataDir))
  log('local Supabase started', { url })

  let stopped: Promise<void> | undefined
  return {
    url,
    publishableKey,
    secretKey,
    visitorSecret,
    cacheSecret,
    outboxDir,
    ended: functions?.ended ?? new Promise(() => {}),
    async reload() {
      await database.migrate()
      await functions?.restart()
    },
    stop: () => (stopped ??= undo.disposeAsync()),
  }
}
