import {
  type DenoProcess,
  type DenoProcessOptions,
  startDenoProcess,
} from './deno-process.ts'
import { errorMessage } from './errors.ts'
import type { Log } from './log.ts'

/** The functions' process, which starts again once after a crash. */
export interface RestartingDenoProcess {
  /** Returns the process, or undefined while none is running. */
  current: () => DenoProcess | undefined
  /**
   * Resolves with a message when the process ends a second time or fails to
   * start again.
   */
  ended: Promise<string>
  /** Loads the functions again after their files have changed. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const exitedMessage = 'The edge functions exited unexpectedly'

/**
 * Runs the functions and starts them again once if their process ends
 * unexpectedly. Throws when they do not become ready at first.
 */
export async function startRestartingDenoProcess(
  options: DenoProcessOptions,
  log: Log,
): Promise<RestartingDenoProcess> {
  const ended = Promise.withResolvers<string>()
  let current: DenoProcess | undefined
  let mayStartAgain = true
  let starting = start()

  async function start(): Promise<void> {
    const process = await startDenoProcess(options)
    current = process
    void startAgainAfter(process)
  }

  async function startAgainAfter(process: DenoProcess): Promise<void> {
    const exitCode = await process.exited
    const wasStopped = current !== process
    if (wasStopped) return
    current = undefined
    log.error({ exitCode }, 'functions exited')
    if (!mayStartAgain) return ended.resolve(exitedMessage)
    mayStartAgain = false
    starting = start()
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
    starting = start()
    await starting
  }

  await starting
  return { current: () => current, ended: ended.promise, restart, stop }
}
