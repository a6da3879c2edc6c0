import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

import * as v from 'valibot'

import { errorMessage } from '#domain/error-message.ts'

import { certificateEnvironment } from './certificate-environment.ts'
import { StartError } from './data-folder.ts'
import { permissionFlags } from './deno-permissions.ts'
import type { Log } from './log.ts'

export interface FunctionsHostOptions {
  /**
   * Folder with one `<name>/index.ts` per function, and optionally a deno.json
   * with the import map.
   */
  functionsDir: string
  /**
   * Variables the functions may read. SUPABASE_URL and MAIL_OUTBOX_DIR are
   * added from the options below.
   */
  environment: Record<string, string>
  /** The only folder the functions may write to. Created if missing. */
  outboxDir: string
  supabaseUrl: string
}

export interface FunctionsHost {
  /** Base URL. Each function responds at `/<name>`. */
  url: string
  /** Names of the functions that started. */
  functions: string[]
  /**
   * Resolves when the process ends, with its exit code, or null if a signal
   * killed it.
   */
  exited: Promise<number | null>
  /**
   * Gives running requests and background work a few seconds to finish, then
   * ends the process.
   */
  stop(): Promise<void>
}

type DenoProcess = ChildProcessByStdio<Writable, Readable, null>

const nodeModulesDir = realpathSync(
  join(import.meta.dirname, '../../node_modules'),
)
// The host itself stops waiting after ten seconds.
const stopTimeoutMs = 12_000
const readyTimeoutMs = 60_000

const readyLineSchema = v.object({
  port: v.number(),
  functions: v.array(v.string()),
})

/**
 * Runs the edge functions of a folder in Deno, offline and with minimal
 * permissions. Throws when the process does not become ready. The process exits
 * when this one does, even if this one is killed.
 */
export async function startFunctionsHost(
  options: FunctionsHostOptions,
): Promise<FunctionsHost> {
  const child = spawnDeno(options)
  const exited = once(child, 'exit').then(([code]) =>
    v.parse(v.nullable(v.number()), code),
  )
  try {
    const { port, functions } = await readReadyLine(child, exited)
    return {
      url: `http://127.0.0.1:${port}`,
      functions,
      exited,
      async stop() {
        child.stdin.end()
        const kill = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
        await exited
        clearTimeout(kill)
      },
    }
  } catch (error) {
    child.kill('SIGKILL')
    throw new StartError(
      `The edge functions failed to start: ${errorMessage(error)}.`,
    )
  }
}

function spawnDeno(options: FunctionsHostOptions): DenoProcess {
  mkdirSync(options.outboxDir, { recursive: true, mode: 0o700 })
  // Deno checks permissions against real paths, so a path through a link would
  // be denied.
  const functionsDir = realpathSync(options.functionsDir)
  const outboxDir = realpathSync(options.outboxDir)
  const { supabaseUrl } = options
  const environment = {
    ...options.environment,
    SUPABASE_URL: supabaseUrl,
    MAIL_OUTBOX_DIR: outboxDir,
  }
  const importMap = join(functionsDir, 'deno.json')
  const flags = [
    '--quiet',
    '--no-lock',
    '--cached-only',
    '--no-remote',
    '--node-modules-dir=manual',
    ...(existsSync(importMap) ? ['--config', importMap] : ['--no-config']),
    ...permissionFlags({
      functionsDir,
      outboxDir,
      nodeModulesDir,
      supabaseUrl,
      environment,
    }),
  ]
  const program = [
    join(import.meta.dirname, 'functions-host.deno.ts'),
    functionsDir,
  ]
  const child = spawn(findDeno(), ['run', ...flags, ...program], {
    cwd: functionsDir,
    env: {
      ...certificateEnvironment(process.env),
      ...environment,
      DENO_DIR: join(nodeModulesDir, '.cache/deno'),
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // Closing the stdin of a process that has just died emits an error. `exited`
  // already reports its end.
  child.stdin.on('error', () => {})
  return child
}

/**
 * Returns the path of the Deno binary. node_modules/.bin may have a wrapper,
 * and killing that would orphan Deno.
 */
function findDeno(): string {
  const installer: unknown = createRequire(import.meta.url)(
    'deno/install_api.cjs',
  )
  return v.parse(
    v.string(),
    v.parse(v.object({ runInstall: v.function() }), installer).runInstall(),
  )
}

async function readReadyLine(
  child: DenoProcess,
  exited: Promise<number | null>,
) {
  const signal = AbortSignal.timeout(readyTimeoutMs)
  const ready = once(createInterface({ input: child.stdout }), 'line', {
    signal,
  })
  const ended = exited.then((code) =>
    Promise.reject(new Error(`Deno exited with code ${code}`)),
  )
  const [line]: unknown[] = await Promise.race([ready, ended])
  return v.parse(readyLineSchema, JSON.parse(String(line)))
}

/** Runs the functions and restarts them once if they end unexpectedly. */
export async function keepFunctionsRunning(
  options: FunctionsHostOptions,
  log: Log,
) {
  const ended = Promise.withResolvers<string>()
  let current: FunctionsHost | undefined
  let mayRestart = true
  let starting = startHost()

  async function startHost(): Promise<void> {
    const host = await startFunctionsHost(options)
    current = host
    void restartOnce(host)
  }

  async function restartOnce(host: FunctionsHost): Promise<void> {
    const exitCode = await host.exited
    // Stopped on purpose.
    if (current !== host) return
    current = undefined
    log('functions exited', { exitCode }, 'error')
    if (!mayRestart)
      return ended.resolve('The edge functions exited unexpectedly')
    mayRestart = false
    starting = startHost()
    starting.catch((error: unknown) => ended.resolve(errorMessage(error)))
  }

  async function stop(): Promise<void> {
    await starting.catch(() => {})
    const host = current
    current = undefined
    await host?.stop()
  }

  await starting
  return {
    current: () => current,
    /**
     * Resolves with a message when the functions end a second time or fail to
     * restart.
     */
    ended: ended.promise,
    stop,
    /** Reloads the functions after their files have changed. */
    async restart(): Promise<void> {
      await stop()
      starting = startHost()
      await starting
    },
  }
}
