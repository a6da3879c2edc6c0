import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

import { addressOf } from './port.ts'

interface ChildOptions {
  args: string[]
  environment: Record<string, string | undefined>
  stdout?: 'pipe' | 'inherit'
  stderr?: 'pipe' | 'inherit' | 'ignore'
}

/** Starts a Node process whose stdin is our pipe: it ends when we do, even when we are killed. */
export function startChild({ args, environment, stdout = 'pipe', stderr = 'inherit' }: ChildOptions) {
  const env = { ...process.env, ...environment }
  const child = spawn(process.execPath, args, { env, stdio: ['pipe', stdout, stderr] })
  // Closing the stdin of a process that has just ended is an error; `exited` reports the end.
  child.stdin?.on('error', () => {})
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  })
  const firstLine = new Promise<string | undefined>((resolve) => {
    if (child.stdout) createInterface({ input: child.stdout }).once('line', resolve)
    child.once('close', () => resolve(undefined))
  })

  /** Sends SIGTERM and waits; SIGKILL follows after ten seconds. */
  async function stop() {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await exited
    clearTimeout(timer)
  }

  return { process: child, exited, firstLine, stop }
}

interface SiteServerOptions {
  port: number
  /** The address to listen on; every one when left out. */
  host?: string | undefined
  environment: Record<string, string | undefined>
  log?: 'pipe' | 'inherit'
}

/** Starts the built server and waits until it listens. */
export async function startSiteServer({ port, host, environment, log = 'inherit' }: SiteServerOptions) {
  const child = startChild({
    args: ['--import', './scripts/lib/exit-with-parent.mjs', '.output/server/index.mjs'],
    environment: { ...environment, NODE_ENV: 'production', PORT: String(port), HOST: host ?? '' },
    stderr: log,
  })
  // Its own word: a request to the port could reach another program.
  if ((await child.firstLine) === 'listening') return { ...child, url: addressOf(port, host) }
  await child.stop()
  throw new Error('The site did not start; see the error above.')
}

/** Resolves on the first SIGINT, SIGTERM or SIGHUP. */
export function stopSignal(): Promise<undefined> {
  return new Promise((resolve) => {
    // `on`, not `once`: npm passes on a signal that the terminal has sent to us already.
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve(undefined))
  })
}
