import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'

import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import { readEnvironment } from '../functions/_shared/environment.ts'
import { logLevelProblem, readLogLevel } from '../functions/_shared/log-level.ts'
import { hasDatabase } from './data-folder/database-folder.ts'
import { logToStderr } from './log.ts'
import { startEmbeddedSupabase } from './start.ts'

/**
 * `node supabase/local/main.ts`: one JSON line on stdout says that it is ready or why not; events go to
 * stderr. Ends on SIGTERM and SIGINT, and with SUPERVISED=1 also when its stdin ends, which is how it notices
 * that the process that started it is gone.
 */
async function main(): Promise<void> {
  const { env } = process
  // Writing to a log whose reader is gone would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const dataDir = resolve(env['DATA_DIR'] ?? '.data')
  const port = Number(env['SUPABASE_PORT'] ?? '0')
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return fail('port-invalid', `SUPABASE_PORT is ${env['SUPABASE_PORT']}, which is not a port.`)
  }

  const level = readLogLevel(env['LOG_LEVEL'])
  if (!level) return fail('log-level-invalid', `${logLevelProblem}: ${env['LOG_LEVEL']}.`)
  const log = logToStderr(level)

  // A stop that comes while it starts must not be lost.
  const stopRequested = waitForStop(env['SUPERVISED'] === '1')
  if (!hasDatabase(dataDir)) await createDatabase(dataDir)
  const result = await startEmbeddedSupabase({
    dataDir,
    port,
    functionEnvironment: readEnvironment((name) => env[name]),
    log,
  })
  if (!result.ok) return fail(result.reason, result.message)

  const { supabase } = result
  const { url, publishableKey, outboxDir } = supabase
  say({ ready: true, url, publishableKey, dataDir, outboxDir })
  log('stopping', { because: await stopRequested })
  await supabase.stop()
  process.exit(0)
}

// Making a database takes hundreds of megabytes that a process does not give back, so another one does it. What
// goes wrong there goes wrong here again, and is reported.
async function createDatabase(dataDir: string): Promise<void> {
  const args = [...process.execArgv, join(import.meta.dirname, 'create-database.ts')]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  await once(child, 'exit')
}

function waitForStop(supervised: boolean): Promise<string> {
  return new Promise((done) => {
    process.once('SIGTERM', done)
    process.once('SIGINT', done)
    if (supervised) process.stdin.once('close', () => done('stdin ended')).resume()
  })
}

function fail(reason: string, message: string): never {
  say({ ready: false, reason, message })
  process.exit(1)
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

try {
  await main()
} catch (error) {
  fail('unexpected', `The embedded Supabase failed: ${sentenceOf(error)}.`)
}
