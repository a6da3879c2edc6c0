import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

import * as v from 'valibot'

import { sentenceOf } from '#functions/_shared/error-message.ts'

import { StartError } from './data-folder.ts'
import { permissionFlags } from './deno-permissions.ts'
import type { Log } from './log.ts'

export interface FunctionsHostOptions {
  /** Folder with one `<name>/index.ts` a function, and optionally a deno.json with its import map. */
  functionsDir: string
  /** Variables the functions may read; SUPABASE_URL and MAIL_OUTBOX_DIR are added from the options below. */
  environment: Record<string, string>
  /** The only folder the functions may write to; created when missing. */
  outboxDir: string
  supabaseUrl: string
}

export interface FunctionsHost {
  /** Base address; a function responds at `/<name>`. */
  url: string
  /** Names of the functions that started. */
  functions: string[]
  /** Settles when the process has ended, with its exit code, or null when a signal ended it. */
  exited: Promise<number | null>
  /** Lets running requests and background work finish for some seconds, then ends the process. */
  stop(): Promise<void>
}

type DenoProcess = ChildProcessByStdio<Writable, Readable, null>

const nodeModulesDir = realpathSync(join(import.meta.dirname, '../../node_modules'))
// The host itself gives up after ten seconds.
const stopTimeoutMs = 12_000
const readyTimeoutMs = 60_000

const readyLineSchema = v.object({ port: v.number(), functions: v.array(v.string()) })

/**
 * Runs the edge functions of a folder in Deno, offline and with no permission beyond their needs. Throws when the
 * process does not become ready. It ends by itself when this process ends, however that happens.
 */
export async function startFunctionsHost(options: FunctionsHostOptions): Promise<FunctionsHost> {
  const child = spawnDeno(options)
  const exited = once(child, 'exit').then(([code]) => v.parse(v.nullable(v.number()), code))
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
    throw new StartError(`The edge functions did not start: ${sentenceOf(error)}.`)
  }
}

function spawnDeno(options: FunctionsHostOptions): DenoProcess {
  mkdirSync(options.outboxDir, { recursive: true, mode: 0o700 })
  // Permissions hold for real paths: a link on the way to them would be refused.
  const functionsDir = realpathSync(options.functionsDir)
  const outboxDir = realpathSync(options.outboxDir)
  const { supabaseUrl } = options
  const environment = { ...options.environment, SUPABASE_URL: supabaseUrl, MAIL_OUTBOX_DIR: outboxDir }
  const importMap = join(functionsDir, 'deno.json')
  const flags = [
    '--quiet',
    '--no-lock',
    '--cached-only',
    '--no-remote',
    '--node-modules-dir=manual',
    ...(existsSync(importMap) ? ['--config', importMap] : ['--no-config']),
    ...permissionFlags({ functionsDir, outboxDir, nodeModulesDir, supabaseUrl, environment }),
  ]
  const program = [join(import.meta.dirname, 'host.deno.ts'), functionsDir]
  const child = spawn(findDeno(), ['run', ...flags, ...program], {
    cwd: functionsDir,
    env: {
      ...environment,
      DENO_DIR: join(nodeModulesDir, '.cache/deno'),
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // Closing the stdin of a process that has just died is an error; `exited` reports the end.
  child.stdin.on('error', () => {})
  return child
}

/** Path of the Deno executable. The command in node_modules/.bin may be a wrapper, and killing that leaves Deno. */
function findDeno(): string {
  const installer: unknown = createRequire(import.meta.url)('deno/install_api.cjs')
  return v.parse(v.string(), v.parse(v.object({ runInstall: v.function() }), installer).runInstall())
}

async function readReadyLine(child: DenoProcess, exited: Promise<number | null>) {
  const signal = AbortSignal.timeout(readyTimeoutMs)
  const ready = once(createInterface({ input: child.stdout }), 'line', { signal })
  const ended = exited.then((code) => Promise.reject(new Error(`Deno ended with code ${code}`)))
  const [line]: unknown[] = await Promise.race([ready, ended])
  return v.parse(readyLineSchema, JSON.parse(String(line)))
}

/** Runs the functions, and starts them once more when they end by themselves. */
export async function keepFunctionsRunning(options: FunctionsHostOptions, log: Log) {
  const ended = Promise.withResolvers<string>()
  let current: FunctionsHost | undefined
  let mayRestart = true
  let starting = begin()

  async function begin(): Promise<void> {
    const host = await startFunctionsHost(options)
    current = host
    void restartOnce(host)
  }

  async function restartOnce(host: FunctionsHost): Promise<void> {
    const exitCode = await host.exited
    // It was stopped on purpose.
    if (current !== host) return
    current = undefined
    log('functions ended', { exitCode }, 'error')
    if (!mayRestart) return ended.resolve('The edge functions ended unexpectedly')
    mayRestart = false
    starting = begin()
    starting.catch((error: unknown) => ended.resolve(sentenceOf(error)))
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
    /** Resolves with a sentence when they have ended a second time. */
    ended: ended.promise,
    stop,
    /** Loads them again, after a change of their files. */
    async restart(): Promise<void> {
      await stop()
      starting = begin()
      await starting
    },
  }
}
