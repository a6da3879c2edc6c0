import { relative } from 'node:path'

import type { JsonTestResult, JsonTestResults } from 'vitest/node'

import {
  emptyResult,
  type Failure,
  type LaneResult,
  repeatCommand,
  type Selection,
  withoutSilence,
} from './lane-result.ts'
import { runReporting } from './run-reporting.ts'

/** Runs the tests of one folder of `tests/`; the deep ones are a project of their own in vitest.config.ts. */
export function vitestLane(lane: string): (selection: Selection) => Promise<LaneResult> {
  return async ({ deep, files, titles, live }) => {
    const argsFor = (file: string) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projectsOf(lane, deep).flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(titles.length > 0
        ? ['--testNamePattern', titles.map((title) => RegExp.escape(title)).join('.*')]
        : []),
      ...files,
    ]
    const ended = await runReporting(argsFor, { live })
    const { testResults = [] }: Partial<JsonTestResults> = JSON.parse(ended.report)
    return withoutSilence(countTests(lane, deep, testResults), { ...ended, again: repeatCommand(lane, deep) })
  }
}

/** Some files of a lane run once more on the PostgreSQL of this machine; vitest.config.ts says which. */
function projectsOf(lane: string, deep: boolean): string[] {
  return deep ? [`${lane}-deep`] : [lane, `${lane}-postgres`]
}

function countTests(lane: string, deep: boolean, files: JsonTestResult[]): LaneResult {
  const result = emptyResult()
  for (const { name, status, message, assertionResults } of files) {
    const file = relative(process.cwd(), name)
    for (const { fullName, status: outcome, duration, failureMessages } of assertionResults) {
      if (outcome === 'passed') result.passed += 1
      else if (outcome === 'failed')
        result.failures.push(failure(fullName, (failureMessages ?? []).join('\n'), file))
      else result.skipped += 1
      if (duration) result.runs.push({ title: fullName, file, milliseconds: duration })
    }
    // A file that could not even be loaded has no test to fail.
    const broken = status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
    if (broken)
      result.failures.push({ ...failure(file, message, file), again: repeatCommand(lane, deep, file) })
  }
  return result

  function failure(title: string, message: string, file: string): Failure {
    return { title: `${file} › ${title}`, message, again: repeatCommand(lane, deep, file, title) }
  }
}
