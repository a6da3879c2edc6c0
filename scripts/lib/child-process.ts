import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { writeLog } from '../../supabase/local/log.ts'
import { outputFolder } from './firm.cjs'
import { addressOf } from './port.ts'

interface ChildOptions {
  args: string[]
  environment: Record<string, string | undefined>
  stdout?: 'pipe' | 'inherit'
  stderr?: 'pipe' | 'inherit' | 'ignore'
}

/**
 * The stdin is a pipe so that the child can exit when this process ends, even if
 * killed. `firstLine` is undefined if it prints none.
 */
export function startChild({
  args,
  environment,
  stdout = 'pipe',
  stderr = 'inherit',
}: ChildOptions) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['pipe', stdout, stderr],
  })
  // A stdin error only means that the child has just exited, which `exited`
  // reports.
  child.stdin?.on('error', () => {})
  const exited = waitForExit(child)

  async function stop(): Promise<void> {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await exited
    clearTimeout(timer)
  }

  return { process: child, exited, firstLine: readFirstLine(child), stop }
}

function waitForExit(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  })
}

function readFirstLine(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    if (child.stdout)
      createInterface({ input: child.stdout }).once('line', resolve)
    child.once('close', () => resolve(undefined))
  })
}

interface SiteServerOptions {
  port: number
  host?: string | undefined
  environment: Record<string, string | undefined>
  log?: (text: Buffer) => void
  output?: string
}

export async function startSiteServer({
  port,
  host,
  environment,
  log = writeLog,
  output = outputFolder,
}: SiteServerOptions) {
  const child = startChild({
    args: [
      '--import',
      './scripts/lib/exit-with-parent.mjs',
      join(output, 'server/index.mjs'),
    ],
    environment: {
      ...environment,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: host ?? '',
    },
    stderr: 'pipe',
  })
  child.process.stderr?.on('data', log)
  // Waits for the server's own output because a request to the port could reach
  // another program.
  const firstLine = await child.firstLine
  if (firstLine === 'listening') return { ...child, url: addressOf(port, host) }
  await child.stop()
  throw new Error('The site failed to start. See the error above.')
}

export function stopSignal(): Promise<undefined> {
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  return new Promise((resolve) => {
    // `on` rather than `once` because npm forwards signals that the terminal
    // has already sent to this process.
    for (const name of names) process.on(name, () => resolve(undefined))
  })
}
