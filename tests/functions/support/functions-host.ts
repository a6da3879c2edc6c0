import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { onTestFinished } from 'vitest'

import { readFunctionSettings } from '../../../scripts/lib/function-settings.ts'
import { functionsOptions } from '../../../scripts/lib/local-supabase.ts'
import {
  type DenoProcess,
  type DenoProcessOptions,
  startDenoProcess,
} from '../../../supabase/local/deno-process.ts'

/** URL with a port on which nothing listens. */
export const unusedUrl = 'http://127.0.0.1:9'

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'functions-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Keys are paths such as `greeter/index.ts`. */
export function writeFunctions(files: Record<string, string>): string {
  const folder = join(temporaryFolder(), 'functions')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

interface HostOptions {
  functionsDir: string
  outboxDir: string
  supabaseUrl: string
  environment?: Record<string, string>
}

export function denoOptions({
  functionsDir,
  outboxDir,
  supabaseUrl,
  environment = {},
}: HostOptions): DenoProcessOptions {
  const settings = readFunctionSettings(environment)
  const options = functionsOptions({ functionsDir, outboxDir, ...settings })
  return { ...options, supabaseUrl }
}

export async function startTestFunctions(
  files: Record<string, string>,
  options: Partial<HostOptions> = {},
): Promise<DenoProcess & { outboxDir: string }> {
  const outboxDir = temporaryFolder()
  const functionsDir = writeFunctions(files)
  const defaults = { functionsDir, outboxDir, supabaseUrl: unusedUrl }
  const host = await startDenoProcess(denoOptions({ ...defaults, ...options }))
  onTestFinished(() => host.stop())
  return { ...host, outboxDir }
}

export interface RunningFunctions {
  url: string
  stop(): Promise<void>
}

export async function startFunctions(
  supabaseUrl: string,
  environment: Record<string, string> = {},
): Promise<RunningFunctions> {
  const outboxDir = mkdtempSync(join(tmpdir(), 'functions-outbox-'))
  const options = denoOptions({
    functionsDir: resolve('supabase/functions'),
    environment: {
      SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test',
      ...environment,
    },
    outboxDir,
    supabaseUrl,
  })
  const host = await startDenoProcess(options)
  return {
    url: host.url,
    async stop() {
      await host.stop()
      rmSync(outboxDir, { recursive: true, force: true })
    },
  }
}

/** Strings and bytes are sent unchanged. */
export function postJson(
  url: string,
  body: unknown,
  init: RequestInit = {},
): Promise<Response> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  const headers = new Headers(init.headers)
  if (!headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json')
  return fetch(url, {
    method: 'POST',
    body: isRaw ? Uint8Array.from(Buffer.from(body)) : JSON.stringify(body),
    ...init,
    headers,
  })
}
