interface TestRun {
  /** As the runner prints it: the describe blocks and the test. */
  title: string
  /** From the root of the repository. */
  file: string
  milliseconds: number
}

export interface Failure {
  title: string
  message: string
  /** What to type to see this one again, alone. */
  again: string
}

export interface LaneResult {
  passed: number
  skipped: number
  failures: Failure[]
  /** One for each test that ran, for the list of the slowest. */
  runs: TestRun[]
  /** A remark for the summary, such as a browser that is not there. */
  remarks?: string[]
}

export function emptyResult(): LaneResult {
  return { passed: 0, skipped: 0, failures: [], runs: [] }
}

/** What the person asked for after the name of a lane: parts of file names, parts of titles. */
export interface Selection {
  deep: boolean
  files: string[]
  titles: string[]
  /** Shows the lane's own output as it comes. */
  live: boolean
}

/** The command that runs one test, or all of a lane's, again. */
export function repeatCommand(lane: string, deep: boolean, ...names: string[]): string {
  const command = `npm ${deep ? 'run test:deep' : 'test'} -- ${lane}`
  return [command, ...names.map((name) => `"${name.replaceAll(/["$`\\]/g, '\\$&')}"`)].join(' ')
}

/**
 * A run that ended badly without a failing test (a crash, an unhandled rejection), or in which no test ran at
 * all, is a failure of its own: silence is not success.
 */
export function withoutSilence(
  result: LaneResult,
  ended: { status: number | null; output: string; again: string },
): LaneResult {
  const broken = ended.status !== 0 && result.failures.length === 0
  const nothing = result.passed + result.failures.length === 0
  if (!broken && !nothing) return result
  const title = broken ? 'ended with an error outside of its tests' : 'ran no test'
  return {
    ...result,
    failures: [...result.failures, { title, message: ended.output.slice(-4000), again: ended.again }],
  }
}
