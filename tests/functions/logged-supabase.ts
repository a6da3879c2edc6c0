import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import * as v from 'valibot'
import { onTestFinished } from 'vitest'

import { databaseFlags } from '../../scripts/lib/embedded-supabase.ts'

const mainFile = join(import.meta.dirname, '../../supabase/embedded/main.ts')
const keysSchema = v.object({ secretKey: v.string(), deliverySecret: v.string(), visitorSecret: v.string() })

interface LoggedSupabase {
  url: string
  keys: v.InferOutput<typeof keysSchema>
  /** Everything logged so far, one JSON object a line. */
  log(): string
  /** Ends it after its background work. */
  stop(): Promise<void>
  /** Ends it with kill -9. */
  kill(): Promise<void>
}

/** Runs the embedded Supabase as a process of its own, so that its log can be read. */
export async function startLoggedSupabase(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<LoggedSupabase> {
  const server = spawn(process.execPath, [...databaseFlags, mainFile], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(server, 'exit')
  onTestFinished(() => void server.kill('SIGKILL'))
  async function end(signal: NodeJS.Signals): Promise<void> {
    server.kill(signal)
    await exited
  }
  const lines: string[] = []
  createInterface({ input: server.stderr }).on('line', (line) => lines.push(line))
  const [line] = await once(createInterface({ input: server.stdout }), 'line')
  const { url } = v.parse(v.object({ url: v.string() }), JSON.parse(String(line)))
  const keys = v.parse(keysSchema, JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')))
  return {
    url,
    keys,
    log: () => lines.join('\n'),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
