import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface RunningChild {
  name: string
  process: ChildProcess
  /** Resolves with the exit code or the signal that ended it, in words. */
  exited: Promise<string>
  /** Sends SIGTERM and waits; SIGKILL follows after ten seconds. */
  stop: () => Promise<void>
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
  const { name, args, environment, stdout, stderr = 'inherit', folder: cwd } = options
  const env = { ...process.env, ...environment }
  const child = spawn(process.execPath, args, { env, stdio: ['pipe', stdout, stderr], cwd })
  // Closing the stdin of a process that has just ended is an error; `exited` reports the end.
  child.stdin?.on('error', () => {})
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
    child.once('error', ({ message }) => resolve(message))
  })

  async function stop() {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await exited
    clearTimeout(timer)
  }

  return { name, process: child, exited, stop }
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

/** Resolves on the first SIGINT, SIGTERM or SIGHUP. */
export function stopSignal(): Promise<undefined> {
  return new Promise((resolve) => {
    // `on`, not `once`: npm passes on a signal that the terminal has sent to us already.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve(undefined))
  })
}
