import type { RunningChild } from './child-process.ts'
import { watchNpm } from './watch-npm.ts'

/**
 * Keeps this process alive as long as its children: stops them in order on Ctrl-C and SIGTERM, when npm is
 * gone, and when one of them ends by itself. Sets the exit code: 0 after a signal, 1 after an unexpected end.
 */
export async function supervise(children: RunningChild[]): Promise<void> {
  const signalled = new Promise<undefined>((resolve) => {
    // `on`, not `once`: npm forwards the signal the terminal has already sent; the second must not kill us.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve(undefined))
    watchNpm(() => resolve(undefined))
  })
  const ended = children.map(async (child) => ({ child, code: await child.exited }))

  const first = await Promise.race([signalled, ...ended])
  if (first) {
    console.error(
      `${first.child.name} ended unexpectedly (code ${first.code ?? 'none'}); stopping everything.`,
    )
    process.exitCode = 1
  }
  for (const child of children) await child.stop()
  if (!first) console.log('Stopped.')
}
