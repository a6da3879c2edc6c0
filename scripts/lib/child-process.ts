import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface RunningChild {
  name: string
  process: ChildProcess
  /** Resolves with the exit code, or null after a signal. */
  exited: Promise<number | null>
  /** Sends SIGTERM and waits; SIGKILL follows after `grace` milliseconds. */
  stop: (grace?: number) => Promise<void>
}

interface ChildOptions {
  name: string
  args: string[]
  environment: Record<string, string | undefined>
  stdout: 'pipe' | 'inherit'
  stderr?: 'pipe' | 'inherit' | number
  /** The working directory, when it is not our own. */
  folder?: string | undefined
}

/** Starts a Node process whose stdin is our pipe: it ends when we do, even when we are killed. */
export function startChild(options: ChildOptions): RunningChild {
  const { name, args, environment, stdout, stderr = 'inherit', folder } = options
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['pipe', stdout, stderr],
    cwd: folder,
  })
  // Closing the stdin of a process that has just ended is an error; `exited` reports the end.
  child.stdin?.on('error', () => {})
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
    child.once('error', () => resolve(1))
  })

  async function stop(grace = 10_000) {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), grace)
    await exited
    clearTimeout(timer)
  }

  return { name, process: child, exited, stop }
}

/** The exit code or the signal that ended a process. */
export function describeEnd({ process: { exitCode, signalCode } }: RunningChild): string {
  return signalCode ?? `code ${exitCode ?? 'none'}`
}

/** Resolves on the first SIGINT, SIGTERM or SIGHUP. */
export function stopSignal(): Promise<undefined> {
  return new Promise((resolve) => {
    // `on`, not `once`: npm passes on a signal that the terminal has sent to us already.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve(undefined))
  })
}

/** The first line of a child's stdout, or nothing when it ends without one. */
export async function firstLine({ process: { stdout } }: RunningChild): Promise<string | undefined> {
  if (!stdout) return undefined
  const lines = createInterface({ input: stdout })
  return await new Promise((resolve) => {
    lines.once('line', resolve)
    lines.once('close', () => resolve(undefined))
  })
}
