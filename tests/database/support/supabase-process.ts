import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

import { onTestFinished } from 'vitest'

import { databaseFlags } from '../../../scripts/lib/embedded-supabase.ts'

interface SupabaseProcess {
  child: ChildProcessByStdio<Writable, Readable, Readable>
  /** The JSON line it printed. */
  said: Record<string, unknown>
  /** Its log so far, one JSON object per line. */
  log(): string
  /** Exit code, or the name of the signal that ended it. */
  ended: Promise<number | string | null>
}

/** Runs `node supabase/local/main.ts` until it prints its line; it is killed after the test. */
export async function runSupabase(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<SupabaseProcess> {
  const child = spawn(process.execPath, [...databaseFlags, 'supabase/local/main.ts'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit').then(
    ([code, signal]: (number | string | null)[]) => code ?? signal ?? null,
  )
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text))
  const [line]: string[] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, said: JSON.parse(line ?? ''), log: () => log.trimEnd(), ended }
}
