import { resolve } from 'node:path'

import { loadKeys, type SupabaseKeys } from './api-keys.ts'
import { lockDataFolder, publishHolder } from './data-folder-lock.ts'
import {
  assertDatabaseNotLost,
  assertDiskSyncs,
  hasDatabase,
  prepareDataFolder,
  toStartError,
} from './data-folder.ts'
import { createDatabase, type Database, openDatabase } from './database.ts'
import {
  type DenoProcess,
  type FunctionsOptions,
  startDenoProcess,
} from './deno-process.ts'
import type { Remedy } from './errors.ts'
import type { LocalSupabase } from './find-running.ts'
import { startGateway } from './gateway.ts'
import { keepRunning, type KeptProcess } from './keep-running.ts'
import type { Log } from './log.ts'
import { readProjectConfig } from './project-config.ts'
import { type Schedule, startSchedule } from './schedule.ts'
import { removeUnfinishedUploads } from './storage.ts'

export interface SupabaseOptions {
  dataDir: string
  projectDir: string
  /** SQL that runs whenever it has changed. */
  seedFile?: string
  port?: number
  /** Variables for which a secret is generated and kept if they are unset. */
  secretNames?: readonly string[]
  functions?: FunctionsOptions | undefined
  schedules?: readonly Schedule[]
  log: Log
}

export interface RunningSupabase extends LocalSupabase {
  ended: Promise<string>
  reload(): Promise<void>
  stop(): Promise<void>
}

type StartResult =
  | { ok: true; supabase: RunningSupabase }
  | { ok: false; message: string; remedy: Remedy | undefined }

export async function startSupabase(
  options: SupabaseOptions,
): Promise<StartResult> {
  const parts = new AsyncDisposableStack()
  try {
    return { ok: true, supabase: await startParts(options, parts) }
  } catch (error) {
    await parts.disposeAsync()
    const startError = toStartError(error, resolve(options.dataDir))
    if (!startError) throw error
    const { message, remedy } = startError
    return { ok: false, message, remedy }
  }
}

async function startParts(
  options: SupabaseOptions,
  parts: AsyncDisposableStack,
): Promise<RunningSupabase> {
  const { log } = options
  const dataDir = resolve(options.dataDir)
  await openDataFolder(dataDir, parts)
  const config = await readProjectConfig(options.projectDir)
  const project = { ...config, seedFile: options.seedFile }
  const database = await openDatabase(dataDir, project)
  parts.defer(() => database.close())
  const keys = await loadKeys(dataDir, options.secretNames)

  // The functions need the gateway's URL, so it starts first.
  let functions: KeptProcess<DenoProcess> | undefined
  const gateway = await startGateway({
    port: options.port ?? 0,
    dataDir,
    database,
    keys,
    project,
    currentProcess: () => functions?.current(),
    log,
  })
  parts.defer(() => gateway.close())
  const { url } = gateway

  functions = await startFunctions(options, { keys, url, database, parts })
  await publishHolder(dataDir, url)
  log.info({ url }, 'local Supabase started')

  let stopped: Promise<void> | undefined
  return {
    ...keys,
    url,
    ended: functions?.ended ?? new Promise(() => {}),
    async reload() {
      await database.migrate()
      await functions?.restart()
    },
    stop() {
      stopped ??= parts.disposeAsync()
      return stopped
    },
  }
}

async function openDataFolder(
  dataDir: string,
  parts: AsyncDisposableStack,
): Promise<void> {
  await prepareDataFolder(dataDir)
  await assertDiskSyncs(dataDir)
  parts.defer(await lockDataFolder(dataDir))
  await assertDatabaseNotLost(dataDir)
  if (!hasDatabase(dataDir)) await createDatabase(dataDir)
  await removeUnfinishedUploads(dataDir)
}

interface FunctionsContext {
  keys: SupabaseKeys
  url: string
  database: Database
  parts: AsyncDisposableStack
}

async function startFunctions(
  { functions, schedules = [], log }: SupabaseOptions,
  { keys, url, database, parts }: FunctionsContext,
): Promise<KeptProcess<DenoProcess> | undefined> {
  if (!functions) return undefined
  const environment: Record<string, string | undefined> = {
    ...functions.environment,
    SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
  }
  for (const [name, secret] of Object.entries(keys.secrets))
    environment[name] ??= secret
  const denoOptions = { ...functions, environment, supabaseUrl: url }
  const process = await keepRunning({
    name: 'The edge functions',
    start: () => startDenoProcess(denoOptions),
    log,
  })
  // Before the gateway closes: their last work still writes through it.
  parts.defer(() => process.stop())
  for (const schedule of schedules) {
    const secret = environment[schedule.secretName] ?? ''
    const currentProcess = process.current
    const options = { schedule, secret, database, currentProcess, log }
    parts.defer(startSchedule(options))
  }
  return process
}
