import { type ChildProcess, spawn } from 'node:child_process'

import { writeLog } from './log-output.ts'

export interface RunningChild {
  name: string
  process: ChildProcess
  /** Resolves with the exit code, or null after a signal. */
  exited: Promise<number | null>
  /** Asks the process to end and waits; after `grace` milliseconds it is killed. */
  stop: (grace?: number) => Promise<void>
}

interface ChildOptions {
  name: string
  args: string[]
  environment: Record<string, string | undefined>
  stdout: 'pipe' | 'inherit'
  /** Where the child's log goes: to whoever reads the pipe, to an open file, or by default to our own, which may lose lines. */
  stderr?: 'pipe' | 'inherit' | number
  /** The project to run, when it is not this one: a copy of it. */
  folder?: string | undefined
}

// The system kills whoever takes the last of the memory; V8 gives up when it gets no more.
const endsForLackOfMemory: ReadonlySet<NodeJS.Signals> = new Set(['SIGKILL', 'SIGABRT'])

/** Starts a Node process that ends when this one does, even when this one is killed: its stdin is our pipe. */
export function startChild({
  name,
  args,
  environment,
  stdout,
  stderr = 'inherit',
  folder,
}: ChildOptions): RunningChild {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['pipe', stdout, typeof stderr === 'number' ? stderr : 'pipe'],
    cwd: folder,
  })
  if (stderr === 'inherit') child.stderr?.on('data', writeLog)
  // Closing the stdin of a process that has just died is an error nobody needs to hear of: `exited` tells.
  child.stdin?.on('error', () => {})
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => void lastWords(child).then(() => resolve(code)))
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

/** How a process that nobody stopped came to its end, in words. */
export function endOf({ process: { exitCode, signalCode } }: RunningChild): string {
  if (signalCode === null) return `code ${exitCode ?? 'none'}`
  const reason = endsForLackOfMemory.has(signalCode) ? ': this machine has probably run out of memory' : ''
  return `${signalCode}${reason}`
}

/** Why it ended may still be in the pipe. Its own children may keep that open for longer than anybody waits. */
async function lastWords({ stderr }: ChildProcess): Promise<void> {
  if (!stderr || stderr.readableEnded) return
  await new Promise((resolve) => {
    stderr.once('end', resolve)
    setTimeout(resolve, 300)
  })
}
