import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'

import { emptyResult, type LaneResult, repeatCommand, type Selection, withoutSilence } from './lane-result.ts'
import { runReporting } from './run-reporting.ts'

/** Runs `e2e/` in the browsers named by `projects`, which are those of playwright.config.ts. */
export async function playwrightLane(
  { deep, files, titles, live }: Selection,
  projects: string[],
  environment: Record<string, string>,
): Promise<LaneResult> {
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--reporter=list,json',
    ...projects.map((project) => `--project=${project}`),
    ...(titles.length > 0 ? ['--grep', titles.map((title) => RegExp.escape(title)).join('.*')] : []),
    ...files,
  ]
  const ended = await runReporting(() => args, { live, environment })
  const { suites = [] }: Partial<JSONReport> = JSON.parse(ended.report)
  const result = emptyResult()
  for (const suite of suites) addSuite(result, deep, suite, [])
  return withoutSilence(result, { ...ended, again: repeatCommand('browser', deep) })
}

/** The outermost suite is the file, whose name every spec knows itself. */
function addSuite(result: LaneResult, deep: boolean, suite: JSONReportSuite, above: string[], isFile = true) {
  const path = isFile ? above : [...above, suite.title]
  for (const spec of suite.specs) addSpec(result, deep, spec, path)
  for (const inner of suite.suites ?? []) addSuite(result, deep, inner, path, false)
}

function addSpec(result: LaneResult, deep: boolean, spec: JSONReportSpec, path: string[]): void {
  const title = [...path, spec.title].join(' ')
  const file = `e2e/${spec.file}`
  for (const { status, projectName, results } of spec.tests) {
    const last = results.at(-1)
    if (status === 'skipped') result.skipped += 1
    // A test that passed only when tried again is a failure: retries hide flakes.
    else if (status === 'expected') result.passed += 1
    else
      result.failures.push({
        title: `${file} › ${title} (${projectName})`,
        message: (last?.errors ?? []).map(({ message }) => message).join('\n'),
        again: repeatCommand('browser', deep, spec.file, title),
      })
    if (last) result.runs.push({ title, file, milliseconds: last.duration })
  }
}
