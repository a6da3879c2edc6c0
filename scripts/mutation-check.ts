import { fail } from './command-line.ts'
import type { Fault } from './mutation-check/fault.ts'
import { addressFaults } from './mutation-check/faults/addresses.ts'
import { pageFaults } from './mutation-check/faults/pages.ts'
import { quoteFaults } from './mutation-check/faults/quotes.ts'
import { tryFault } from './mutation-check/try-fault.ts'
import { runProcess } from './test/run-process.ts'

// `npm run mutation-check -- 7 12` tries these two; without numbers all.
const wanted = process.argv.slice(2).map(Number)
const chosen = [...pageFaults, ...quoteFaults, ...addressFaults]
  .map((fault, index) => ({ fault, number: index + 1 }))
  .filter(({ number }) => wanted.length === 0 || wanted.includes(number))

const broken = await failingBefore(chosen.map(({ fault }) => fault))
if (broken.length > 0)
  fail(`Without any fault these tests fail already, so they cannot tell: ${broken.join(', ')}`)

let passed = 0
for (const { fault, number } of chosen) {
  const started = performance.now()
  const verdict = await tryFault(fault)
  const word = typeof verdict === 'string' ? verdict : 'unusable'
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4)
  console.log(
    `${String(number).padStart(2)} ${word.padEnd(8)} ${seconds} s  ${fault.harm} (${fault.caughtBy})`,
  )
  if (typeof verdict === 'object') console.log(verdict.unusable)
  if (verdict === 'caught') passed += 1
}
console.log(`\n${passed} passed, ${chosen.length - passed} failed`)
process.exitCode = passed === chosen.length ? 0 : 1

/** A test that fails anyway would seem to catch everything. */
async function failingBefore(planned: Fault[]): Promise<string[]> {
  const failing: string[] = []
  await runProcess(process.execPath, ['scripts/bootstrap.mjs', 'build'])
  const guards = Map.groupBy(
    new Set(planned.map(({ caughtBy }) => caughtBy)),
    (guard) => guard.split(' ')[0] ?? '',
  )
  for (const [lane, ofLane] of guards) {
    const files = ofLane.map((guard) => guard.slice(lane.length + 1))
    const { status } = await runProcess(process.execPath, ['scripts/test.ts', lane, ...files])
    if (status !== 0) failing.push(lane)
  }
  return failing
}
