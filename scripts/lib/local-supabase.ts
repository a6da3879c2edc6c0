import { join } from 'node:path'

import { toStartError } from '../../supabase/local/data-folder.ts'
import type { FunctionsOptions } from '../../supabase/local/deno-process.ts'
import type { Remedy } from '../../supabase/local/errors.ts'
import {
  findRunning as findRunningSupabase,
  type LocalSupabase as AnySupabase,
} from '../../supabase/local/find-running.ts'
import { type Log, logToStderr } from '../../supabase/local/log.ts'
import type { Schedule } from '../../supabase/local/schedule.ts'
import { firmFolder } from './firm.cjs'
import type { FunctionSettings } from './function-settings.ts'

export const supabaseDirectory = join(import.meta.dirname, '../../supabase')

/** What the database knows of a firm, made by scripts/generate.ts. */
export function seedFileIn(folder: string): string {
  return join(import.meta.dirname, '../..', folder, 'generated/seed.sql')
}

export const seedFile = seedFileIn(firmFolder)

const nodeModulesDir = join(import.meta.dirname, '../../node_modules')

export interface LocalSupabase {
  url: string
  publishableKey: string
  secretKey: string
  deliverySecret: string
  visitorSecret: string
}

const secretNames = ['DELIVERY_SECRET', 'VISITOR_SECRET']

const defaultDeliveryIntervalMs = 5_000

function deliverySchedules(intervalMs: number | null): Schedule[] {
  if (intervalMs === null) return []
  const schedule = {
    functionName: 'deliver-quote-emails',
    dueFunction: 'quote_outbox_has_work',
    secretName: 'DELIVERY_SECRET',
    intervalMs,
    // A run takes up to 45 seconds plus its last attempt, which may have photos.
    timeoutMs: 150_000,
  }
  return [schedule]
}

interface StartOptions {
  dataDir: string
  port?: number
  /** If unset, the functions do not run, as in the owner's commands. */
  functions?: FunctionSettings | undefined
  functionsDir?: string
  seed?: string
  /** Interval of the outbox check. Null disables it. */
  deliveryIntervalMs?: number | null
  log?: Log
}

export interface RunningLocalSupabase extends LocalSupabase {
  outboxDir: string
  /** Has a message when the functions end for good. */
  ended: Promise<string>
  reload(): Promise<void>
  stop(): Promise<void>
}

type StartResult =
  | { ok: true; supabase: RunningLocalSupabase }
  | { ok: false; message: string }

export async function startLocalSupabase({
  dataDir,
  functions,
  functionsDir = join(supabaseDirectory, 'functions'),
  seed = seedFile,
  deliveryIntervalMs = defaultDeliveryIntervalMs,
  log = logToStderr('silent'),
  ...options
}: StartOptions): Promise<StartResult> {
  const outboxDir = join(dataDir, 'outbox')
  // Imported on demand because it loads a whole PostgreSQL, which takes most of
  // a command's time.
  const { startSupabase } =
    await import('../../supabase/local/start-supabase.ts')
  const started = await startSupabase({
    ...options,
    log,
    dataDir,
    projectDir: supabaseDirectory,
    seedFile: seed,
    secretNames,
    functions:
      functions &&
      functionsOptions({
        functionsDir,
        outboxDir,
        // The doctor reads the one that the local Supabase generates.
        environment: { ...functions.environment, DELIVERY_SECRET: undefined },
        allowedHosts: functions.allowedHosts,
      }),
    schedules: deliverySchedules(deliveryIntervalMs),
  })
  if (!started.ok)
    return { ok: false, message: withAdvice(started.message, started.remedy) }
  const { supabase } = started
  return {
    ok: true,
    supabase: { ...supabase, ...nameSecrets(supabase), outboxDir },
  }
}

interface FunctionFolders {
  functionsDir: string
  outboxDir: string
}

export function functionsOptions({
  functionsDir,
  outboxDir,
  environment,
  allowedHosts,
}: FunctionFolders & FunctionSettings): FunctionsOptions {
  return {
    functionsDir,
    environment,
    allowedHosts,
    readableFolders: [nodeModulesDir],
    writableFolders: { MAIL_OUTBOX_DIR: outboxDir },
    cacheDir: join(nodeModulesDir, '.cache/deno'),
  }
}

export async function findDatabaseProblem(
  dataDir: string,
): Promise<string | undefined> {
  const { checkDataFolder } =
    await import('../../supabase/local/check-data-folder.ts')
  const problem = await checkDataFolder(dataDir, supabaseDirectory)
  return problem && withAdvice(problem.message, problem.remedy)
}

export async function findRunning(
  dataDir: string,
): Promise<LocalSupabase | null> {
  const supabase = await findRunningSupabase(dataDir)
  return supabase && nameSecrets(supabase)
}

function nameSecrets(supabase: AnySupabase): LocalSupabase {
  const { url, publishableKey, secretKey, secrets } = supabase
  return {
    url,
    publishableKey,
    secretKey,
    deliverySecret: secrets['DELIVERY_SECRET'] ?? '',
    visitorSecret: secrets['VISITOR_SECRET'] ?? '',
  }
}

const advice: Record<Remedy, string> = {
  'restore-backup': 'To restore a backup: npm run restore -- FILE',
  'use-other-disk':
    "Set DATA_DIR to a folder on this machine's own disk, or quote requests could be lost.",
  'use-matching-version':
    'Check out that version again (git reflog lists the commits you ran before), and back it up there: npm run backup.',
}

function withAdvice(message: string, remedy: Remedy | undefined) {
  return remedy === undefined ? message : `${message} ${advice[remedy]}`
}

export function explainFolderError(
  error: unknown,
  dataDir: string,
): string | undefined {
  const startError = toStartError(error, dataDir)
  return startError && withAdvice(startError.message, startError.remedy)
}
