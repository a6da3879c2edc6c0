import type { LaneResult } from './test/lane-result.ts'
import { type LaneName, lanes, turnsOf } from './test/lanes.ts'
import { readArguments } from './test/read-arguments.ts'
import { printFailures, printLane, printSlowest } from './test/summary.ts'

// The settings of whoever runs the tests are not those of the tests.
process.env.ENV_FILE = 'none'

const { lanes: chosen, selection, slowest } = readArguments()

const results: LaneResult[] = []
for (const turn of turnsOf(chosen, selection)) await Promise.all(turn.map(runLane))

async function runLane(name: LaneName): Promise<void> {
  const started = performance.now()
  const result = await lanes[name](selection)
  printLane(name, result, performance.now() - started)
  // At once, so that whoever watches can begin to mend while the rest runs.
  printFailures(result.failures)
  results.push(result)
}

if (slowest > 0) printSlowest(results, slowest)
for (const remark of results.flatMap(({ remarks = [] }) => remarks)) console.log(remark)

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failures.length, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
