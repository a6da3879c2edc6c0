import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

import { onTestFinished } from 'vitest'

interface SupabaseProcess {
  child: ChildProcessByStdio<Writable, Readable, Readable>
  url: string
  secretKey: string
  /** Why it does not start. */
  message: string | undefined
  /** Its log so far, one JSON object per line. */
  log(): string
  /** Exit code, or the name of the signal that ended it. */
  ended: Promise<number | string | null>
}

/** Runs the local Supabase as a process of its own until it serves; it is killed after the test. */
export async function runSupabase(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<SupabaseProcess> {
  const child = spawn(process.execPath, ['tests/support/run-supabase.ts', dataDir], {
    env: { PATH: process.env['PATH'], ...environment },
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
  const { url = '', secretKey = '', message } = JSON.parse(line ?? '')
  return { child, url, secretKey, message, log: () => log.trimEnd(), ended }
}
