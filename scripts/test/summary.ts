import type { Failure, LaneResult } from './lane-result.ts'

// A page of a browser's call log says less than its first lines.
const longestMessage = 40

export function printLane(
  name: string,
  { passed, skipped, failures }: LaneResult,
  milliseconds: number,
): void {
  const counts = [
    `${passed} passed`,
    `${failures.length} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ]
  console.log(`${name.padEnd(10)} ${counts.join(', ').padEnd(40)} ${seconds(milliseconds)}`)
}

export function printFailures(failures: Failure[]): void {
  for (const { title, message, again } of failures) {
    const lines = message.trimEnd().split('\n')
    const shown = lines.slice(0, longestMessage).map((line) => `    ${line}`)
    console.log(`\n  ✗ ${title}\n${shown.join('\n')}\n    Again, alone: ${again}\n`)
  }
}

export function printSlowest(results: LaneResult[], count: number): void {
  const slowest = results
    .flatMap(({ runs }) => runs)
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
  console.log(`\nThe slowest ${slowest.length}:`)
  for (const { title, file, milliseconds } of slowest)
    console.log(`${seconds(milliseconds)}  ${file} › ${title}`)
  console.log()
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).padStart(6)} s`
}
