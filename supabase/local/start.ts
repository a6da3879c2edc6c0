import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import { publishConnection, withdrawConnection } from './data-folder/connection-file.ts'
import { explainFolderTrouble } from './data-folder/folder-trouble.ts'
import { keepPrivate } from './data-folder/keep-private.ts'
import { type Keys, loadKeys } from './data-folder/keys.ts'
import { lockDataFolder } from './data-folder/process-lock.ts'
import { openDatabaseIn } from './database/open-database-in.ts'
import { startDeliveryTimer } from './delivery-timer.ts'
import { createFunctionsProxy } from './gateway/functions-proxy.ts'
import { type FunctionsSupervisor, superviseFunctions } from './gateway/functions-supervisor.ts'
import { createGateway } from './gateway/gateway.ts'
import { listen } from './gateway/listen.ts'
import { secretKeyPost } from './gateway/secret-key-post.ts'
import { type Log, logNothing } from './log.ts'
import { readProjectConfig, supabaseDirectory } from './project-config.ts'
import { createRestApi } from './rest/rest-api.ts'
import { createSnapshots, removeSnapshots } from './snapshot.ts'

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
  /** False leaves Deno out: for commands that only read the database. */
  withFunctions?: boolean
  /** How often the outbox is looked at; 5 seconds when left out, never when null. */
  deliveryIntervalMs?: number | null
  log?: Log
}

export interface RunningSupabase {
  url: string
  publishableKey: string
  secretKey: string
  /** Where the functions put mail while no provider is set up. */
  outboxDir: string
  /** Lets running requests and the functions' background work end, then closes everything. */
  stop(): Promise<void>
}

type StartResult = { ok: true; supabase: RunningSupabase } | StartFailure

interface StartFailure {
  ok: false
  reason:
    | 'data-folder-locked'
    | 'data-folder-unusable'
    | 'database-lost'
    | 'database-unusable'
    | 'migrations-diverged'
    | 'port-taken'
    | 'functions-not-started'
  /** One sentence for the person who started it. */
  message: string
}

const defaultDeliveryIntervalMs = 5_000

/** Starts the embedded Supabase on a data folder. Resolves when it serves, or with the reason why it cannot. */
export async function startEmbeddedSupabase(options: StartOptions): Promise<StartResult> {
  const undo = new AsyncDisposableStack()
  try {
    const result = await start(options, undo)
    if (!result.ok) await undo.disposeAsync()
    return result
  } catch (error) {
    await undo.disposeAsync()
    const message = explainFolderTrouble(error, resolve(options.dataDir))
    if (message === undefined) throw error
    return { ok: false, reason: 'data-folder-unusable', message }
  }
}

async function start(options: StartOptions, undo: AsyncDisposableStack): Promise<StartResult> {
  const dataDir = resolve(options.dataDir)
  const outboxDir = join(dataDir, 'outbox')
  const log = options.log ?? logNothing
  if (options.mayMakeDatabase ?? true) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await keepPrivate(dataDir)
  }

  const lock = await lockDataFolder(dataDir)
  if (!lock.ok) {
    const message = `Another embedded Supabase${lock.holder} already runs on ${dataDir}.`
    return { ok: false, reason: 'data-folder-locked', message }
  }
  undo.defer(() => lock.release())
  await removeSnapshots(dataDir)

  const config = await readProjectConfig()
  const keys = await loadKeys(dataDir)
  const opened = await openDatabaseIn(dataDir, keys, config, options.mayMakeDatabase ?? true)
  if (!opened.ok) return opened
  const { database } = opened
  undo.defer(() => database.close())
  log('database open', { applied: opened.applied.join(' ') })

  // The functions need the gateway's address and the gateway needs the functions: it answers 503 until then.
  let supervisor: FunctionsSupervisor | null = null
  const gateway = createGateway(
    {
      rest: createRestApi({ database, keys, maxRows: config.api.max_rows }),
      functions: createFunctionsProxy({ config, currentHost: () => supervisor?.current() ?? null }),
      snapshot: createSnapshots({ dataDir, database, keys }),
      // Responds when the bytes of deleted rows are gone from the files as well.
      compact: secretKeyPost('Compacting', keys, async () => {
        await database.forgetDeletedRows()
        return Response.json({ compacted: true })
      }),
      checkHealth: () => database.checkHealth(),
    },
    log,
  )
  const listening = await listen(options.port ?? 0, gateway)
  if (!listening.ok) return listening
  undo.defer(() => listening.close())
  const { url } = listening

  if (options.withFunctions ?? true) {
    const started = await startFunctions(options, { keys, outboxDir, supabaseUrl: url, log })
    if (!started.ok) return started
    supervisor = started.supervisor
    // Undone before the gateway: their last work still writes to the database through it.
    undo.defer(() => started.supervisor.stop())
    const { deliveryIntervalMs: intervalMs = defaultDeliveryIntervalMs } = options
    if (intervalMs !== null) {
      const currentHost = () => started.supervisor.current()
      const timer = startDeliveryTimer({
        database,
        currentHost,
        secret: keys.deliverySecret,
        intervalMs,
        log,
      })
      undo.defer(() => timer.stop())
    }
  }

  const { publishableKey, secretKey } = keys
  await publishConnection(dataDir, { pid: process.pid, url, publishableKey, secretKey })
  undo.defer(() => withdrawConnection(dataDir))

  let stopped: Promise<void> | null = null
  const stop = () => (stopped ??= undo.disposeAsync())
  return { ok: true, supabase: { url, publishableKey, secretKey, outboxDir, stop } }
}

interface FunctionsSurroundings {
  keys: Keys
  outboxDir: string
  supabaseUrl: string
  log: Log
}

async function startFunctions(
  { functionsDir = join(supabaseDirectory, 'functions'), functionEnvironment }: StartOptions,
  { keys, outboxDir, supabaseUrl, log }: FunctionsSurroundings,
): Promise<{ ok: true; supervisor: FunctionsSupervisor } | StartFailure> {
  const environment = {
    VISITOR_SECRET: keys.visitorSecret,
    ...functionEnvironment,
    SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    DELIVERY_SECRET: keys.deliverySecret,
  }
  try {
    const wanted = { functionsDir, environment, outboxDir, supabaseUrl }
    return { ok: true, supervisor: await superviseFunctions(wanted, log) }
  } catch (error) {
    const message = `The edge functions did not start: ${sentenceOf(error)}`
    return { ok: false, reason: 'functions-not-started', message }
  }
}
