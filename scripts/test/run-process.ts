import { spawn } from 'node:child_process'

export interface ProcessResult {
  /** Exit code, or null after a signal. */
  status: number | null
  /** Everything it wrote, both streams as they came; empty when it was shown at once. */
  output: string
}

export interface ProcessOptions {
  environment?: Record<string, string> | undefined
  /** Writes to this terminal at once instead of keeping its words for later. */
  live?: boolean | undefined
  /** Milliseconds after which it counts as stuck. */
  limit?: number
}

// A lane takes minutes, and on one slow core a quarter of an hour. What hangs must say so before whoever runs the
// tests gives up on the whole, with nothing to read.
const patience = 40 * 60_000
const graceToReport = 30_000

/** Runs a program to its end. One that is missing or gets stuck counts as failed and says so. */
export function runProcess(
  command: string,
  args: string[],
  { environment = {}, live = false, limit = patience }: ProcessOptions = {},
): Promise<ProcessResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    })
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    let remark = ''
    const stuck = setTimeout(() => {
      remark = `\nIt had not ended after ${Math.round(limit / 1000)} seconds and was stopped.`
      // Test runners take this as Ctrl+C: they end what they began and report how far they came.
      child.kill('SIGINT')
      setTimeout(() => child.kill('SIGKILL'), graceToReport).unref()
    }, limit)
    child.once('error', (error) => end(1, `${command}: ${error.message}`))
    child.once('close', (status) => end(status))
    // A process it left behind may keep its output open for ever.
    child.once('exit', (status) => setTimeout(() => end(status), 5000).unref())

    function end(status: number | null, output = Buffer.concat(chunks).toString()) {
      clearTimeout(stuck)
      resolve({ status: remark ? 1 : status, output: output + remark })
    }
  })
}
