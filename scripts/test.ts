// Runs every check that a change must pass. Prints one line per project and
// ends with `N passed, N failed`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'

import type { JSONReport } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

import { findChromium, noChromium } from './lib/chromium.ts'
import { fail, readOptions } from './lib/command-line.ts'

/** A program in node_modules/.bin with its arguments. */
type Command = readonly [program: string, ...args: string[]]

const typeCheckOfFunctions: Command = [
  'deno',
  'check',
  '--no-config',
  '--no-lock',
  '--no-remote',
  '--node-modules-dir=manual',
  '--import-map=supabase/functions/deno.json',
  ...globSync(['supabase/functions/*/index.ts', 'supabase/local/*.deno.ts']),
]

const checks: Record<string, Command[]> = {
  types: [['tsc', '--noEmit'], typeCheckOfFunctions],
  lint: [
    ['oxlint', '--type-aware', '--deny-warnings'],
    ['oxfmt', '--check'],
  ],
}
const checkNames = Object.keys(checks)
const vitestProjects = ['unit', 'assets', 'database', 'functions', 'app']
const allProjects = [...checkNames, ...vitestProjects, 'browser']

const usage = `Usage: npm test                          run all checks and tests
       npm test -- unit app               run only these projects, out of ${allProjects.join(', ')}
       npm test -- database outbox        run one project's test files that match a name, and stream the output`

const reportFile = 'test-results/report.json'

interface Result {
  project: string
  passed: number
  failed: number
}

async function main() {
  const { projects, filters } = readSelection()
  rmSync(reportFile, { force: true })
  // The checks run next to Vitest, which spends a third of its time waiting for
  // processes.
  const results = await Promise.all([
    ...intersect(checkNames, projects).map(runCheck),
    runVitest(intersect(vitestProjects, projects), filters),
  ])
  if (projects.includes('browser')) results.push(await runPlaywright(filters))
  printTotal(results.flat())
}

interface Selection {
  projects: string[]
  /** Words that the names of the test files must contain. */
  filters: string[]
}

function readSelection(): Selection {
  const { positionals } = readOptions(usage, { allowPositionals: true })
  const filters = positionals.filter((word) => !allProjects.includes(word))
  const isAll = positionals.length === 0
  const projects = isAll ? allProjects : intersect(allProjects, positionals)
  if (projects.length === 0) fail(usage, 2)
  if (filters.length > 0 && projects.length > 1) fail(usage, 2)
  return { projects, filters }
}

function intersect(
  names: readonly string[],
  chosen: readonly string[],
): string[] {
  return names.filter((name) => chosen.includes(name))
}

async function runCheck(project: string): Promise<Result[]> {
  const commands = checks[project] ?? []
  const isPassed = await Promise.all(
    commands.map((command) => run(command, { isStreamed: false })),
  )
  const passed = isPassed.filter(Boolean).length
  const result = { project, passed, failed: commands.length - passed }
  printResult(result)
  return [result]
}

/**
 * Runs all Vitest projects at once, so that one can work while another waits.
 */
async function runVitest(
  projects: readonly string[],
  filters: readonly string[],
): Promise<Result[]> {
  if (projects.length === 0) return []
  const hasPassed = await runTests(filters, [
    'vitest',
    'run',
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...projects.map((project) => `--project=${project}`),
  ])
  const { testResults = [] }: Partial<JsonTestResults> = readReport()
  const results = projects.map((project) =>
    countVitestProject(project, testResults),
  )
  const isExplained = results.some(({ failed }) => failed > 0)
  if (!hasPassed && !isExplained)
    results.push({ project: 'vitest', passed: 0, failed: 1 })
  results.forEach(printResult)
  return results
}

function countVitestProject(
  project: string,
  testResults: JsonTestResults['testResults'],
): Result {
  const files = testResults.filter(({ name }) =>
    name.includes(`/tests/${project}/`),
  )
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failed = tests.filter(({ status }) => status === 'failed').length
  // A file that failed to load contains no failed test.
  const brokenFiles = files.filter(({ status }) => status === 'failed').length
  return { project, passed, failed: Math.max(failed, brokenFiles) }
}

async function runPlaywright(filters: readonly string[]): Promise<Result[]> {
  const chromium = await findChromium()
  if (chromium === undefined) fail(noChromium)
  const reporter = filters.length > 0 ? 'list,json' : 'dot,json'
  const command: Command = ['playwright', 'test', `--reporter=${reporter}`]
  const hasPassed = await runTests(filters, command, {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
  })
  const { stats }: Partial<JSONReport> = readReport()
  const { expected: passed = 0, unexpected = 0 } = stats ?? {}
  const failed = hasPassed ? unexpected : Math.max(unexpected, 1)
  const result = { project: 'browser', passed, failed }
  printResult(result)
  return [result]
}

/**
 * Reads a runner's report. It is empty if the runner crashed before writing it,
 * which the exit code shows.
 */
function readReport() {
  if (!existsSync(reportFile)) return {}
  return JSON.parse(readFileSync(reportFile, 'utf8'))
}

/** Runs a test runner on the files that match. Streams if there are filters. */
function runTests(
  filters: readonly string[],
  command: Command,
  environment: Record<string, string> = {},
): Promise<boolean> {
  const isFiltered = filters.length > 0
  // The whole suite keeps every core busy, so its tests may take longer.
  const TEST_TIMEOUT_FACTOR = isFiltered ? '1' : '12'
  return run([...command, ...filters], {
    environment: { TEST_TIMEOUT_FACTOR, ...environment },
    isStreamed: isFiltered,
  })
}

interface RunOptions {
  environment?: Record<string, string>
  /** Whether to print the output at once. Otherwise it is printed on failure. */
  isStreamed: boolean
}

/** Runs a command and returns whether it succeeded. */
async function run(
  [program, ...args]: Command,
  { environment, isStreamed }: RunOptions,
): Promise<boolean> {
  const output = isStreamed ? 'inherit' : 'pipe'
  const child = spawn(`node_modules/.bin/${program}`, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output],
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [status] = await once(child, 'close')
  if (status !== 0) console.log(Buffer.concat(chunks).toString())
  return status === 0
}

function printResult({ project, passed, failed }: Result) {
  console.log(`${project.padEnd(10)} ${passed} passed, ${failed} failed`)
}

/** Prints the sum of all results, and sets the exit code. */
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
