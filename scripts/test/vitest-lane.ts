import { relative } from 'node:path'

import * as v from 'valibot'

import { literally } from '../literal-pattern.ts'
import {
  type Failure,
  type LaneResult,
  repeatCommand,
  type Selection,
  withoutSilence,
} from './lane-result.ts'
import { withReport } from './report-file.ts'
import { runProcess } from './run-process.ts'

const reportSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          duration: v.nullish(v.number()),
          failureMessages: v.nullish(v.array(v.string())),
        }),
      ),
    }),
  ),
})

type FileReport = v.InferOutput<typeof reportSchema>['testResults'][number]

/** Runs the tests of one folder of `tests/`; the deep ones are a project of their own in vitest.config.ts. */
export function vitestLane(lane: string): (selection: Selection) => Promise<LaneResult> {
  return ({ deep, files, titles, live }) =>
    withReport(async (report) => {
      const ended = await runProcess(
        process.execPath,
        [
          'node_modules/vitest/vitest.mjs',
          'run',
          ...projectsOf(lane, deep).flatMap((project) => ['--project', project]),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report.file}`,
          ...(titles.length > 0 ? ['--testNamePattern', titles.map(literally).join('.*')] : []),
          ...files,
        ],
        { live },
      )
      const parsed = report.read(reportSchema)
      const counted = parsed ? countTests(lane, deep, parsed.testResults) : nothingCounted()
      return withoutSilence(counted, { ...ended, again: repeatCommand(lane, deep) })
    })
}

/** Some files of a lane run once more on the PostgreSQL of this machine; vitest.config.ts says which. */
function projectsOf(lane: string, deep: boolean): string[] {
  return deep ? [`${lane}-deep`] : [lane, `${lane}-postgres`]
}

function nothingCounted(): LaneResult {
  return { passed: 0, skipped: 0, failures: [], runs: [] }
}

function countTests(lane: string, deep: boolean, files: FileReport[]): LaneResult {
  const result = nothingCounted()
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
