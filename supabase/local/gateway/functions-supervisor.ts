import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import { type FunctionsHost, type FunctionsHostOptions, startFunctionsHost } from '../functions-host.ts'
import type { Log } from '../log.ts'
import { restartWaits } from '../restart-waits.ts'

export interface FunctionsSupervisor {
  /** The host as long as it runs; null while it restarts or stops. */
  current(): FunctionsHost | null
  stop(): Promise<void>
}

/** Starts the functions host and starts it again whenever it dies. Throws when the very first start fails. */
export async function superviseFunctions(
  options: FunctionsHostOptions,
  log: Log,
): Promise<FunctionsSupervisor> {
  const stopping = new AbortController()
  let host: FunctionsHost | null = await startFunctionsHost(options)
  const supervision = keepRunning(host)

  async function keepRunning(first: FunctionsHost): Promise<void> {
    let running: FunctionsHost | null = first
    const waits = restartWaits(stopping.signal)
    for (;;) {
      if (running) {
        const startedAt = performance.now()
        const exitCode = await running.exited
        host = null
        if (stopping.signal.aborted) return
        log('functions host ended', { exitCode }, 'error')
        waits.ended(startedAt)
      }
      if (!(await waits.wait())) return
      running = await tryToStart(options, log)
      // stop() came while it started and could not see it yet.
      if (stopping.signal.aborted) return await running?.stop()
      host = running
    }
  }

  return {
    current: () => (stopping.signal.aborted ? null : host),
    async stop() {
      stopping.abort()
      await host?.stop()
      await supervision
    },
  }
}

async function tryToStart(options: FunctionsHostOptions, log: Log): Promise<FunctionsHost | null> {
  try {
    const host = await startFunctionsHost(options)
    log('functions host started again')
    return host
  } catch (error) {
    log('functions host did not start', { error: sentenceOf(error) }, 'error')
    return null
  }
}
