import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

import * as v from 'valibot'

import { certificateEnvironment } from './certificate-environment.ts'
import { errorMessage, StartError } from './errors.ts'
import { writeLog } from './log.ts'

export interface FunctionsOptions {
  /** Has one `<name>/index.ts` per function, and optionally a deno.json. */
  functionsDir: string
  /** Those that are undefined may be asked for, but are not set. */
  environment: Readonly<Record<string, string | undefined>>
  allowedHosts: readonly string[]
  readableFolders: readonly string[]
  /** By the variable that tells the functions the path. */
  writableFolders: Readonly<Record<string, string>>
  cacheDir: string
}

export interface DenoProcessOptions extends FunctionsOptions {
  supabaseUrl: string
}

export interface DenoProcess {
  url: string
  functions: string[]
  /** Exit code, or null if a signal killed it. */
  exited: Promise<number | null>
  stop(): Promise<void>
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>

// functions-host.deno.ts itself stops waiting after ten seconds.
const stopTimeoutMs = 12_000
const readyTimeoutMs = 60_000

const readyLineSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    port: v.number(),
    functions: v.array(v.string()),
  }),
)

/**
 * Throws when the process does not become ready. The process exits when this
 * one does, even if this one is killed.
 */
export async function startDenoProcess(
  options: DenoProcessOptions,
): Promise<DenoProcess> {
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

function spawnDeno(options: DenoProcessOptions): Child {
  // Deno checks permissions against real paths.
  const functionsDir = realpathSync(options.functionsDir)
  const readableFolders = options.readableFolders.map((path) =>
    realpathSync(path),
  )
  const writableFolders = createFolders(options.writableFolders)
  const environment = {
    ...options.environment,
    ...writableFolders,
    SUPABASE_URL: options.supabaseUrl,
  }
  const permissions = [
    '--no-prompt',
    // Port 0 is that on which the functions are served.
    ...allow('net', [
      '127.0.0.1:0',
      new URL(options.supabaseUrl).host,
      ...options.allowedHosts,
    ]),
    ...allow('env', Object.keys(environment)),
    ...allow('read', [
      functionsDir,
      ...readableFolders,
      ...Object.values(writableFolders),
    ]),
    ...allow('write', Object.values(writableFolders)),
  ]
  const program = join(import.meta.dirname, 'functions-host.deno.ts')
  const flags = [...moduleFlags(functionsDir), ...permissions]
  const child = spawn(findDeno(), ['run', ...flags, program, functionsDir], {
    cwd: functionsDir,
    env: {
      ...certificateEnvironment(process.env),
      ...environment,
      DENO_DIR: options.cacheDir,
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  // Closing the stdin of a process that has just died emits an error.
  child.stdin.on('error', () => {})
  // Deno would not survive a log that cannot be written.
  child.stderr.on('data', writeLog)
  return child
}

// An empty list would allow everything.
function allow(permission: string, values: readonly string[]): string[] {
  if (values.length === 0) return []
  const escaped = values.map((value) => value.replaceAll(',', ',,'))
  return [`--allow-${permission}=${escaped.join(',')}`]
}

function createFolders(
  folders: Readonly<Record<string, string>>,
): Record<string, string> {
  const realPaths: Record<string, string> = {}
  for (const [variable, path] of Object.entries(folders)) {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    realPaths[variable] = realpathSync(path)
  }
  return realPaths
}

function moduleFlags(functionsDir: string): string[] {
  const importMap = join(functionsDir, 'deno.json')
  const config = existsSync(importMap)
    ? ['--config', importMap]
    : ['--no-config']
  return [
    '--quiet',
    '--no-lock',
    '--cached-only',
    '--no-remote',
    '--node-modules-dir=manual',
    ...config,
  ]
}

const installerSchema = v.object({ runInstall: v.function() })

// Returns the path of the Deno binary. node_modules/.bin may have a wrapper,
// and killing that would orphan Deno.
function findDeno(): string {
  const require = createRequire(import.meta.url)
  const installer = v.parse(installerSchema, require('deno/install_api.cjs'))
  return v.parse(v.string(), installer.runInstall())
}

async function readReadyLine(child: Child, exited: Promise<number | null>) {
  const signal = AbortSignal.timeout(readyTimeoutMs)
  const lines = createInterface({ input: child.stdout })
  const ready = once(lines, 'line', { signal })
  const ended = exited.then((code) =>
    Promise.reject(new Error(`Deno exited with code ${code}`)),
  )
  const [line]: unknown[] = await Promise.race([ready, ended])
  return v.parse(readyLineSchema, line)
}
