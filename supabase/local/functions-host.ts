import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

import * as v from 'valibot'

import { findDenoBinary } from './functions-host/deno-binary.ts'
import { permissionFlags } from './functions-host/permissions.ts'

export interface FunctionsHostOptions {
  /** Folder with one `<name>/index.ts` a function, and optionally a deno.json with its import map. */
  functionsDir: string
  /** Variables the functions may read; SUPABASE_URL and MAIL_OUTBOX_DIR are added from the options below. */
  environment: Record<string, string>
  /** The only folder the functions may write to; created when missing. */
  outboxDir: string
  supabaseUrl: string
  /** How long the functions may take to load. */
  readyTimeoutMs?: number
}

export interface FunctionsHost {
  /** Base address; a function answers at `/<name>`. */
  url: string
  /** Names of the functions that started. */
  functions: string[]
  /** Settles when the process has ended, with its exit code, or null when a signal ended it. */
  exited: Promise<number | null>
  /** Lets running requests and background work finish for some seconds, then ends the process. */
  stop(): Promise<void>
}

type DenoProcess = ChildProcessByStdio<Writable, Readable, null>

const hostFile = join(import.meta.dirname, 'functions-host/host.deno.ts')
const nodeModulesDir = resolve(import.meta.dirname, '../../node_modules')
// The host itself gives up after two waits of five seconds.
const stopTimeoutMs = 12_000

const readyLineSchema = v.object({ token: v.string(), port: v.number(), functions: v.array(v.string()) })

/**
 * Runs the edge functions of a folder in Deno, offline and with no permission beyond their needs. Throws when
 * the process does not become ready. It ends by itself when this process ends, however that happens.
 */
export async function startFunctionsHost(options: FunctionsHostOptions): Promise<FunctionsHost> {
  const token = randomUUID()
  const child = spawnDeno(options, token)
  const exited = once(child, 'exit').then(([code]) => v.parse(v.nullable(v.number()), code))
  try {
    const { port, functions } = await readReadyLine(child, token, exited, options.readyTimeoutMs ?? 20_000)
    return { url: `http://127.0.0.1:${port}`, functions, exited, stop: () => stopProcess(child, exited) }
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}

function spawnDeno(options: FunctionsHostOptions, token: string): DenoProcess {
  mkdirSync(options.outboxDir, { recursive: true, mode: 0o700 })
  // Permissions hold for real paths: a link on the way to them would be refused.
  const functionsDir = realpathSync(options.functionsDir)
  const outboxDir = realpathSync(options.outboxDir)
  const environment = {
    ...options.environment,
    SUPABASE_URL: options.supabaseUrl,
    MAIL_OUTBOX_DIR: outboxDir,
  }
  const scope = {
    functionsDir,
    outboxDir,
    nodeModulesDir: realpathSync(nodeModulesDir),
    supabaseUrl: options.supabaseUrl,
    environment,
  }
  const importMap = join(functionsDir, 'deno.json')
  const flags = [
    'run',
    '--quiet',
    '--no-lock',
    '--cached-only',
    '--no-remote',
    // Room for more young objects wins nothing for functions this small.
    '--v8-flags=--max-semi-space-size=1',
    '--node-modules-dir=manual',
    ...(existsSync(importMap) ? ['--config', importMap] : ['--no-config']),
    ...permissionFlags(scope),
  ]
  const child = spawn(findDenoBinary(), [...flags, hostFile, functionsDir, token], {
    cwd: functionsDir,
    env: {
      ...environment,
      DENO_DIR: join(nodeModulesDir, '.cache/deno'),
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // Closing the stdin of a process that has just died is an error nobody needs to hear of: `exited` tells.
  child.stdin.on('error', () => {})
  return child
}

async function readReadyLine(
  child: DenoProcess,
  token: string,
  exited: Promise<number | null>,
  timeoutMs: number,
) {
  const lines = createInterface({ input: child.stdout })
  const ready = once(lines, 'line').then(([line]) => v.parse(readyLineSchema, JSON.parse(String(line))))
  const ended = exited.then((code) => {
    throw new Error(`the functions host ended with code ${code} before it was ready`)
  })
  const late = AbortSignal.timeout(timeoutMs)
  const timedOut = once(late, 'abort').then(() => {
    throw new Error(`the functions host was not ready within ${timeoutMs} ms`)
  })
  const line = await Promise.race([ready, ended, timedOut])
  if (line.token !== token) throw new Error('a function wrote to stdout before the host was ready')
  return line
}

async function stopProcess(child: DenoProcess, exited: Promise<number | null>): Promise<void> {
  child.stdin.end()
  const kill = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
  await exited
  clearTimeout(kill)
}
