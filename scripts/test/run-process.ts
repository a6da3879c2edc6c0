import { spawn } from 'node:child_process'

export interface ProcessResult {
  /** Exit code, or null after a signal. */
  status: number | null
  /** Everything it wrote, both streams as they came; empty when it was shown at once. */
  output: string
}

interface ProcessOptions {
  environment?: Record<string, string>
  /** Writes to this terminal at once instead of keeping its words for later. */
  live?: boolean
}

/** Runs a program to its end. A program that is missing counts as failed and says so. */
export function runProcess(
  command: string,
  args: string[],
  { environment = {}, live = false }: ProcessOptions = {},
): Promise<ProcessResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    })
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', (error) => resolve({ status: 1, output: `${command}: ${error.message}` }))
    child.once('close', (status) => resolve({ status, output: Buffer.concat(chunks).toString() }))
  })
}
