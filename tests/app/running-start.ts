import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { createInterface } from 'node:readline'

import { startArguments } from '../../scripts/lib/start-command.ts'
import type { MemoryGroup } from './memory-group.ts'

export interface RunningStart {
  process: ChildProcess
  /** Everything it has printed so far, both streams. */
  output: () => string
  /** Says 'line' with every line. */
  printing: EventEmitter
  /** Resolves with the exit code once it has ended. */
  exited: Promise<number | null>
}

/**
 * Runs the start script as `npm start` does, in a process group of its own; that of a copy where `cwd` is one, with no
 * more memory than `memory` has.
 */
export function runStart(
  environment: Record<string, string>,
  { memory, ...options }: { uid?: number; cwd?: string; memory?: MemoryGroup } = {},
): RunningStart {
  const [program, ...before] = [...(memory?.enter ?? []), process.execPath]
  const child = spawn(program ?? process.execPath, [...before, ...startArguments], {
    env: { ...process.env, SUPABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...options,
  })
  const lines: string[] = []
  const printing = new EventEmitter().on('line', (line) => lines.push(line))
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => printing.emit('line', line))
  }
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { process: child, output: () => lines.join('\n'), printing, exited }
}

/** Waits until it has printed `text`; rejects with the whole output when it ends before. */
export function untilPrinted(start: RunningStart, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => start.output().includes(text) && resolve()
    start.printing.on('line', look)
    look()
    void start.exited.then(() => reject(new Error(`ended before printing "${text}":\n${start.output()}`)))
  })
}

/** kill -9 for the whole tree at once, as a power switch would. */
export function killTree(start: RunningStart): void {
  if (start.process.pid === undefined) throw new Error('it never started')
  process.kill(-start.process.pid, 'SIGKILL')
}
