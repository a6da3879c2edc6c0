import type { EdgeRuntimeGlobal } from '../../functions/_shared/edge-runtime.ts'
import { nameOfError } from '../../functions/_shared/error-sentence.ts'
import { logEvent } from '../../functions/_shared/log.ts'

const pending = new Set<Promise<unknown>>()

/** Our stand-in for the hosted global: remembers the work and logs, rather than dies of, a rejection. */
export const edgeRuntime: EdgeRuntimeGlobal = {
  waitUntil(work) {
    const settled = work
      .catch((error: unknown) => logEvent('error', 'background-work-failed', { error: nameOfError(error) }))
      .finally(() => pending.delete(settled))
    pending.add(settled)
  },
}

/** Waits for all background work, also for what it starts in turn, at most `timeoutMs`. */
export async function drainBackgroundWork(timeoutMs: number): Promise<void> {
  const deadline = new Promise<'late'>((resolve) => setTimeout(resolve, timeoutMs, 'late'))
  while (pending.size > 0) {
    const outcome = await Promise.race([Promise.all(pending), deadline])
    if (outcome === 'late') {
      logEvent('error', 'background-work-cut-off', { count: pending.size })
      return
    }
  }
}
