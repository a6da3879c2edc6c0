import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

import { onTestFinished } from 'vitest'

interface SupabaseProcess {
  child: ChildProcessByStdio<Writable, Readable, Readable>
  url: string
  secretKey: string
  message: string | undefined
  log(): string
  /** Exit code, or the signal that ended the process. */
  ended: Promise<number | string | null>
}

export async function runSupabase(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<SupabaseProcess> {
  const child = spawn(
    process.execPath,
    ['tests/support/run-supabase.ts', dataDir],
    {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  const ended = once(child, 'exit').then((exit: (number | string | null)[]) => {
    const [code, signal] = exit
    return code ?? signal ?? null
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text
  })
  const lines = createInterface({ input: child.stdout })
  const [line]: string[] = await once(lines, 'line')
  const { url = '', secretKey = '', message } = JSON.parse(line ?? '')
  return { child, url, secretKey, message, log: () => log.trimEnd(), ended }
}
