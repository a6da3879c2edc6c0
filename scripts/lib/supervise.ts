import { restartWaits } from '../../supabase/embedded/restart-waits.ts'
import { endOf, type RunningChild } from './child-process.ts'
import { watchNpm } from './watch-npm.ts'

export type Started = { ok: true; child: RunningChild } | { ok: false; message: string }

/** A process that is kept running. */
export interface Kept {
  child: RunningChild
  /** Starts it again after it has ended by itself. Without it, its end ends everything. */
  startAgain?: () => Promise<Started>
  /** Takes its place until it is back. */
  standIn?: () => Promise<{ close: () => Promise<void> }>
}

/**
 * Keeps processes running until Ctrl-C, SIGTERM or the end of npm, then stops them in order. One that ends by
 * itself is started again, after a wait that doubles; the others go on. Sets the exit code: 0 after a signal, 1
 * after the unexpected end of one that cannot be started again.
 */
export async function supervise(all: Kept[]): Promise<void> {
  const stopping = new AbortController()
  const signalled = new Promise<undefined>((resolve) => {
    // `on`, not `once`: npm forwards the signal the terminal has already sent; the second must not kill us.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve(undefined))
    watchNpm(() => resolve(undefined))
  })
  const kept = all.map((one) => keepRunning(one, stopping.signal))

  const lost = await Promise.race([signalled, ...kept])
  if (lost) {
    console.error(`${lost} Stopping everything.`)
    process.exitCode = 1
  }
  stopping.abort()
  for (const one of all) await one.child.stop()
  await Promise.all(kept)
  if (!lost) console.log('Stopped.')
}

/** Resolves with what happened when the process is gone for good, or with nothing when the stop came. */
async function keepRunning(one: Kept, stopping: AbortSignal): Promise<string | undefined> {
  const waits = restartWaits(stopping)
  for (;;) {
    const startedAt = performance.now()
    await one.child.exited
    if (stopping.aborted) return undefined
    const happened = `${one.child.name} ended unexpectedly (${endOf(one.child)}).`
    if (!one.startAgain) return happened
    console.error(`${happened} Starting it again.`)
    waits.ended(startedAt)
    const instead = await one.standIn?.()
    await bringBack(one, one.startAgain, () => waits.wait(), stopping)
    await instead?.close()
    if (stopping.aborted) return undefined
  }
}

/** Tries until it runs again, or the stop comes. */
async function bringBack(
  one: Kept,
  startAgain: () => Promise<Started>,
  wait: () => Promise<boolean>,
  stopping: AbortSignal,
): Promise<void> {
  while (await wait()) {
    const started = await startAgain()
    if (started.ok) {
      one.child = started.child
      // The stop came while it started and could not see it yet.
      if (stopping.aborted) await started.child.stop()
      return
    }
    if (!stopping.aborted) console.error(started.message)
  }
}
