import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'

import type { JSONReport } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

import { chromiumOrExit } from './lib/chromium.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { firm, firmEnvironment } from './lib/firm.cjs'
import { prepareFunctions } from './lib/functions-folder.ts'
import { startProgress } from './lib/progress.cjs'

type Command = readonly [program: string, ...args: string[]]

interface Check {
  project: string
  commands: Command[]
}

const functionFiles = globSync([
  'supabase/functions/*/index.ts',
  'supabase/local/*.deno.ts',
])
const checkFunctions: Command = [
  'deno',
  'check',
  '--no-config',
  '--no-lock',
  '--no-remote',
  '--node-modules-dir=manual',
  '--import-map=supabase/functions/deno.json',
  ...functionFiles,
]

const checks: Check[] = [
  {
    project: 'types',
    commands: [
      ['tsc', '--customConditions', firm],
      ['tsc', '--project', 'tests/specification'],
      checkFunctions,
    ],
  },
  {
    project: 'lint',
    commands: [
      ['oxlint', '--type-aware', '--deny-warnings'],
      ['oxfmt', '--check'],
    ],
  },
]
// A project that `npm run check` runs without the rest of the database's.
const privileges = 'privileges'
const vitestProjects = [
  'unit',
  'specification',
  'assets',
  'database',
  'functions',
  'app',
  'another-firm-site',
]
// The rest runs for any firm.
const testedFirms = new Set([firm, 'sample', 'another-firm'])
const allProjects = ['types', 'lint', ...vitestProjects, 'browser']

const usage = `Usage: npm test                          run all checks and tests
       npm test -- unit app               run only these projects, out of ${allProjects.join(', ')}
       npm test -- database outbox        run one project's test files that match a name, and stream the output`

const reportFile = 'test-results/report.json'
const progressReporter = './tests/support/progress-reporter.ts'

interface Result {
  project: string
  passed: number
  failed: number
}

async function main() {
  const { projects, filters } = readSelection()
  // Vitest and Playwright inherit the factor of their limits. The whole suite
  // keeps every core busy, so its tests may take longer.
  process.env['TEST_TIMEOUT_FACTOR'] = filters.length > 0 ? '1' : '12'
  rmSync(reportFile, { force: true })
  await prepareFirms(projects)
  const chosenChecks = checks.filter(({ project }) =>
    projects.includes(project),
  )
  const chosenTests = vitestProjects.filter((name) => projects.includes(name))
  // Vitest spends a third of its time waiting for processes.
  const results = await Promise.all([
    ...chosenChecks.map(runCheck),
    runVitest(chosenTests, filters),
  ])
  if (projects.includes(privileges))
    results.push(await runVitest(['database'], [privileges]))
  if (projects.includes('browser')) results.push(await runPlaywright(filters))
  progress.stop()
  printTotal(results.flat())
}

async function prepareFirms(projects: readonly string[]) {
  const isBuilt = ['another-firm-site', 'browser'].some((name) =>
    projects.includes(name),
  )
  for (const name of testedFirms) {
    const args = isBuilt && name === 'another-firm' ? ['build'] : []
    const command: Command = ['node', 'scripts/bootstrap.cjs', ...args]
    const environment = firmEnvironment(name)
    // npm has prepared the site's own firm.
    const isReady = name === firm || (await run(name, command, { environment }))
    if (!isReady) process.exit(1)
    prepareFunctions(name)
  }
}

interface Selection {
  projects: string[]
  filters: string[]
}

function readSelection(): Selection {
  const { positionals } = readOptions(usage, { allowPositionals: true })
  if (positionals.length === 0) return { projects: allProjects, filters: [] }
  const known = [...allProjects, privileges]
  const projects = known.filter((name) => positionals.includes(name))
  const filters = positionals.filter((word) => !known.includes(word))
  if (projects.length === 0) fail(usage, 2)
  if (filters.length > 0 && projects.length > 1) fail(usage, 2)
  return { projects, filters }
}

async function runCheck({ project, commands }: Check): Promise<Result[]> {
  const runs = commands.map((command) => run(project, command))
  const outcomes = await Promise.all(runs)
  const passed = outcomes.filter(Boolean).length
  return printed([{ project, passed, failed: commands.length - passed }])
}

async function runVitest(
  projects: readonly string[],
  filters: readonly string[],
): Promise<Result[]> {
  if (projects.length === 0) return []
  const hasPassed = await run(
    projects.join(', '),
    [
      'vitest',
      'run',
      '--silent=passed-only',
      '--reporter=default',
      '--reporter=json',
      `--reporter=${progressReporter}`,
      `--outputFile.json=${reportFile}`,
      ...projects.map((project) => `--project=${project}`),
      ...filters,
    ],
    { output: outputFor(filters) },
  )
  const report: Partial<JsonTestResults> = readReport()
  const results = projects.map((project) =>
    countTests(project, report.testResults ?? []),
  )
  const isExplained = results.some(({ failed }) => failed > 0)
  if (!hasPassed && !isExplained)
    results.push({ project: 'vitest', passed: 0, failed: 1 })
  return printed(results)
}

function countTests(
  project: string,
  testResults: JsonTestResults['testResults'],
): Result {
  const folder = `/tests/${project}/`
  const files = testResults.filter(({ name }) => name.includes(folder))
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed')
  const failed = tests.filter(({ status }) => status === 'failed')
  // A file that failed to load contains no failed test.
  const broken = files.filter(({ status }) => status === 'failed')
  return {
    project,
    passed: passed.length,
    failed: Math.max(failed.length, broken.length),
  }
}

async function runPlaywright(filters: readonly string[]): Promise<Result[]> {
  process.env['CHROMIUM_PATH'] = await chromiumOrExit()
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = reportFile
  const list = filters.length > 0 ? 'list' : 'dot'
  const reporters = `--reporter=${list},json,${progressReporter}`
  const hasPassed = await run(
    'browser',
    ['playwright', 'test', reporters, ...filters],
    { output: outputFor(filters) },
  )
  const { stats }: Partial<JSONReport> = readReport()
  const { expected: passed = 0, unexpected = 0 } = stats ?? {}
  const failed = hasPassed ? unexpected : Math.max(unexpected, 1)
  return printed([{ project: 'browser', passed, failed }])
}

// A runner that crashed has written none, and its exit code shows it.
function readReport() {
  if (!existsSync(reportFile)) return {}
  return JSON.parse(readFileSync(reportFile, 'utf8'))
}

type Output = 'inherit' | 'pipe'

function outputFor(filters: readonly string[]): Output {
  return filters.length > 0 ? 'inherit' : 'pipe'
}

const positions = new Map<string, string>()
const progress = startProgress(() =>
  [...positions].map((position) => position.join(' ').trim()).join(', '),
)

interface RunOptions {
  output?: Output
  environment?: Record<string, string>
}

async function run(
  name: string,
  [program, ...args]: Command,
  { output = 'pipe', environment = {} }: RunOptions = {},
) {
  positions.set(name, '')
  const child = spawn(`node_modules/.bin/${program}`, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output, 'ipc'],
  })
  child.on('message', (position: string) => positions.set(name, position))
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [status] = await once(child, 'close')
  positions.delete(name)
  if (status !== 0) console.log(Buffer.concat(chunks).toString())
  return status === 0
}

function printed(results: Result[]): Result[] {
  progress.clear()
  for (const { project, passed, failed } of results)
    console.log(`${project.padEnd(10)} ${passed} passed, ${failed} failed`)
  return results
}

function printTotal(results: readonly Result[]) {
  let passed = 0
  let failed = 0
  for (const result of results) {
    passed += result.passed
    failed += result.failed
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

await main()
