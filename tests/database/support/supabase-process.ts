import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

import { onTestFinished } from 'vitest'

import { databaseFlags } from '../../../scripts/lib/embedded-supabase.ts'

interface SupabaseProcess {
  child: ChildProcessByStdio<Writable, Readable, null>
  /** The JSON line it printed. */
  said: Record<string, unknown>
  /** Exit code, or the name of the signal that ended it. */
  ended: Promise<number | string | null>
}

/**
 * Runs `node supabase/embedded/main.ts` until it says something; it is gone when the test is over. `before` is a
 * program that runs it, with its arguments.
 */
export async function runSupabase(
  dataDir: string,
  environment: Record<string, string> = {},
  before: string[] = [],
): Promise<SupabaseProcess> {
  const [program, ...more] = [...before, process.execPath]
  const child = spawn(program ?? process.execPath, [...more, ...databaseFlags, 'supabase/embedded/main.ts'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...environment },
    stdio: ['pipe', 'pipe', 'ignore'],
    // A program that is killed would leave behind what it runs: the group is killed as one.
    detached: before.length > 0,
  })
  const ended = once(child, 'exit').then(
    ([code, signal]: (number | string | null)[]) => code ?? signal ?? null,
  )
  onTestFinished(async () => {
    const isOver = child.exitCode !== null || child.signalCode !== null
    if (isOver) return
    if (before.length > 0 && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
    await ended
  })
  const [line]: string[] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, said: JSON.parse(line ?? ''), ended }
}
