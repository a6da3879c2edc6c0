import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

import { onTestFinished } from 'vitest'

export interface RunningStart {
  process: ChildProcess
  /** What has been printed, without the JSON log lines. */
  output: () => string
  /** Has the exit code once the output is complete. */
  exited: Promise<number | null>
}

/** Runs a script as npm does, in its own process group. */
export function runScript(
  script: string,
  environment: Record<string, string>,
  cwd = process.cwd(),
): RunningStart {
  const child = spawn(process.execPath, [script], {
    // If `CI` is set, Vite colors the URL that tests look for.
    env: { ...process.env, SUPABASE_URL: '', NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    cwd,
  })
  const printed = [child.stdout, child.stderr].map((stream) => {
    const chunks: string[] = []
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
    return chunks
  })
  const exited = new Promise<number | null>((resolve) =>
    child.once('close', resolve),
  )
  return { process: child, output: () => withoutLog(printed), exited }
}

function withoutLog(printed: string[][]): string {
  const lines = printed.flatMap((chunks) => chunks.join('').split('\n'))
  return lines.filter((line) => line !== '' && !line.startsWith('{')).join('\n')
}

/** Runs `scripts/start.ts` and kills its process group after the test. */
export function runStart(environment: Record<string, string>): RunningStart {
  const start = runScript('scripts/start.ts', environment)
  onTestFinished(() => killGroup(start))
  return start
}

export function waitUntilStarted(start: RunningStart): Promise<void> {
  return new Promise((resolve, reject) => {
    start.process.stdout?.on(
      'data',
      () => start.output().includes('Ctrl-C') && resolve(),
    )
    void start.exited.then(() =>
      reject(new Error(`npm start exited too early:\n${start.output()}`)),
    )
  })
}

/** Sends SIGKILL to the whole process group at once, like a power failure. */
export function killGroup({ process: { pid } }: RunningStart): void {
  if (isGroupAlive({ pid })) process.kill(-(pid ?? 0), 'SIGKILL')
}

export function isGroupAlive({ pid }: Pick<ChildProcess, 'pid'>): boolean {
  try {
    return pid !== undefined && process.kill(-pid, 0)
  } catch {
    return false
  }
}

/** Returns the PID of a process in the start's group. Linux only. */
export function findProcess(
  { process: { pid: group } }: RunningStart,
  command: RegExp,
): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = readQuietly(`/proc/${pid}/stat`)
    // The name in parentheses may contain spaces. The process group is the
    // third field after it.
    const [, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (
      Number(pgrp) === group &&
      command.test(readQuietly(`/proc/${pid}/cmdline`))
    )
      return Number(pid)
  }
  throw new Error(`No process matches ${command}.`)
}

function readQuietly(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
