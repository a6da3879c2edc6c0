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

const specSchema = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      results: v.array(
        v.object({
          duration: v.number(),
          errors: v.array(v.object({ message: v.optional(v.string()) })),
        }),
      ),
    }),
  ),
})

type Spec = v.InferOutput<typeof specSchema>

interface Suite {
  title: string
  specs?: Spec[] | undefined
  suites?: Suite[] | undefined
}

const suiteSchema: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.optional(v.array(specSchema)),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
})

const reportSchema = v.object({ suites: v.array(suiteSchema) })

/** Runs `e2e/` in the browsers named by `projects`, which are those of playwright.config.ts. */
export async function playwrightLane(
  { deep, files, titles, live }: Selection,
  projects: string[],
  environment: Record<string, string>,
): Promise<LaneResult> {
  return await withReport(async (report) => {
    const ended = await runProcess(
      process.execPath,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--reporter=list,json',
        ...projects.map((project) => `--project=${project}`),
        ...(titles.length > 0 ? ['--grep', titles.map(literally).join('.*')] : []),
        ...files,
      ],
      { live, environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report.file } },
    )
    const parsed = report.read(reportSchema)
    const result: LaneResult = { passed: 0, skipped: 0, failures: [], runs: [] }
    for (const suite of parsed?.suites ?? []) addSuite(result, deep, suite, [])
    return withoutSilence(result, { ...ended, again: repeatCommand('browser', deep) })
  })
}

/** The outermost suite is the file, whose name every spec knows itself. */
function addSuite(result: LaneResult, deep: boolean, suite: Suite, above: string[], isFile = true): void {
  const path = isFile ? above : [...above, suite.title]
  for (const spec of suite.specs ?? []) addSpec(result, deep, spec, path)
  for (const inner of suite.suites ?? []) addSuite(result, deep, inner, path, false)
}

function addSpec(result: LaneResult, deep: boolean, spec: Spec, path: string[]): void {
  const title = [...path, spec.title].join(' ')
  for (const test of spec.tests) {
    const last = test.results.at(-1)
    if (test.status === 'skipped') result.skipped += 1
    // A test that passed only when tried again is a failure: retries hide flakes.
    else if (test.status === 'expected') result.passed += 1
    else
      result.failures.push(failure(test.projectName, last?.errors.map(({ message = '' }) => message) ?? []))
    if (last) result.runs.push({ title, file: `e2e/${spec.file}`, milliseconds: last.duration })
  }

  function failure(browser: string, messages: string[]): Failure {
    return {
      title: `e2e/${spec.file} › ${title} (${browser})`,
      message: messages.join('\n'),
      again: repeatCommand('browser', deep, spec.file, title),
    }
  }
}
