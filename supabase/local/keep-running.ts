import { errorMessage } from './errors.ts'
import type { Log } from './log.ts'

interface RunningProcess {
  exited: Promise<unknown>
  stop(): Promise<void>
}

export interface KeptProcess<Process> {
  current: () => Process | undefined
  /** Resolves when the process exits too often or fails to start again. */
  ended: Promise<string>
  restart(): Promise<void>
  stop(): Promise<void>
}

interface KeepOptions<Process> {
  name: string
  start: () => Promise<Process>
  log: Log
}

const maxExits = 3
const periodMs = 10 * 60_000

export async function keepRunning<Process extends RunningProcess>({
  name,
  start,
  log,
}: KeepOptions<Process>): Promise<KeptProcess<Process>> {
  const ended = Promise.withResolvers<string>()
  let current: Process | undefined
  let exitTimes: number[] = []
  let starting = begin()

  async function begin(): Promise<void> {
    const process = await start()
    current = process
    void beginAgainAfter(process)
  }

  async function beginAgainAfter(process: Process): Promise<void> {
    const exit = await process.exited
    const wasStopped = current !== process
    if (wasStopped) return
    current = undefined
    log.error({ exit }, `${name} exited unexpectedly`)
    const now = Date.now()
    exitTimes = [...exitTimes.filter((time) => time > now - periodMs), now]
    if (exitTimes.length > maxExits) {
      ended.resolve(`${name} exited ${exitTimes.length} times in ten minutes`)
      return
    }
    starting = begin()
    starting.catch((error: unknown) => ended.resolve(errorMessage(error)))
  }

  async function stop(): Promise<void> {
    await starting.catch(() => {})
    const process = current
    current = undefined
    await process?.stop()
  }

  async function restart(): Promise<void> {
    await stop()
    starting = begin()
    await starting
  }

  await starting
  return { current: () => current, ended: ended.promise, restart, stop }
}
