import { globSync } from 'node:fs'

import { browserLane } from './browser-lane.ts'
import { commandLane, lintChecks, typeChecks } from './command-lane.ts'
import type { LaneResult, Selection } from './lane-result.ts'
import { vitestLane } from './vitest-lane.ts'

/** Each runs one kind of test and counts. In the order they run: the quick ones first. */
export const lanes = {
  types: () => commandLane('types', typeChecks),
  lint: () => commandLane('lint', lintChecks),
  unit: vitestLane('unit'),
  database: vitestLane('database'),
  contract: vitestLane('contract'),
  functions: vitestLane('functions'),
  scripts: vitestLane('scripts'),
  app: vitestLane('app'),
  attack: vitestLane('attack'),
  browser: browserLane,
} satisfies Record<string, (selection: Selection) => Promise<LaneResult>>

export type LaneName = keyof typeof lanes

export function isLaneName(name: string): name is LaneName {
  return Object.hasOwn(lanes, name)
}

/** The test files of a lane, the deep ones or all others; none for lanes that are commands. */
export function testFilesOf(lane: LaneName, deep: boolean): string[] {
  const pattern = lane === 'browser' ? 'e2e/**/*.spec.ts' : `tests/${lane}/**/*.test.{ts,tsx}`
  return globSync(pattern).filter((file) => /\.deep\.(test|spec)\.tsx?$/.test(file) === deep)
}

/** The lanes that have something to run: types and lint have no deep part, nor has every other one. */
export function lanesWithTests(deep: boolean): LaneName[] {
  return Object.keys(lanes)
    .filter(isLaneName)
    .filter((lane) => (lane === 'types' || lane === 'lint' ? !deep : testFilesOf(lane, deep).length > 0))
}

// They wait more than they work: for processes to start and end, for providers that never answer.
const sideBySide = new Set<LaneName>(['functions', 'scripts'])

/**
 * What runs at the same time, turn after turn. Deep lanes have the machine to themselves: some of them measure it.
 * So has a lane whose output is shown as it comes.
 */
export function turnsOf(chosen: readonly LaneName[], { deep, live }: Selection): LaneName[][] {
  const turns: LaneName[][] = []
  for (const lane of chosen) {
    const before = turns.at(-1)
    if (!deep && !live && sideBySide.has(lane) && before?.every((other) => sideBySide.has(other)))
      before.push(lane)
    else turns.push([lane])
  }
  return turns
}
