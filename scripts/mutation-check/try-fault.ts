import { readFileSync, writeFileSync } from 'node:fs'

import { runProcess } from '../test/run-process.ts'
import type { Fault } from './fault.ts'

type Verdict = 'caught' | 'missed' | { unusable: string }

/** Puts the fault into the code, runs the test that guards it, and puts the code back, whatever happens. */
export async function tryFault(fault: Fault): Promise<Verdict> {
  const original = readFileSync(fault.file, 'utf8')
  if (original.split(fault.from).length !== 2) {
    return { unusable: `${fault.file} does not contain it exactly once: ${fault.from}` }
  }
  const restore = () => writeFileSync(fault.file, original)
  // Ctrl-C must not leave a fault behind.
  process.once('SIGINT', restore)
  process.once('exit', restore)
  try {
    // A function, because of the dollar signs a replacement would read as groups.
    writeFileSync(
      fault.file,
      original.replace(fault.from, () => fault.to),
    )
    return await runGuard(fault)
  } finally {
    restore()
    process.off('SIGINT', restore)
    process.off('exit', restore)
  }
}

async function runGuard({ caughtBy }: Fault): Promise<Verdict> {
  const built = await runProcess(process.execPath, ['scripts/bootstrap.mjs', 'build'])
  // Code that does not build proves nothing about the tests.
  if (built.status !== 0) return { unusable: built.output.slice(-500) }
  const { status, output } = await runProcess(process.execPath, ['scripts/test.ts', ...caughtBy.split(' ')])
  if (status === 0) return 'missed'
  return /^\d+ passed, [1-9]\d* failed$/m.test(output) ? 'caught' : { unusable: output.slice(-500) }
}
