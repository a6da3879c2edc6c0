// Runs every check that a change must pass. Prints one line per project and
// ends with `N passed, N failed`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'

import type { JSONReport } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

import { findChromium } from '../e2e/support/chromium.ts'
import { fail, readOptions } from './lib/command-line.ts'

const denoSources = globSync([
  'supabase/functions/*/index.ts',
  'supabase/local/*.deno.ts',
]).join(' ')
const denoFlags =
  '--no-config --no-lock --no-remote --node-modules-dir=manual --import-map=supabase/functions/deno.json'

const checks: Record<string, string[]> = {
  types: ['tsc --noEmit', `deno check ${denoFlags} ${denoSources}`],
  lint: ['oxlint --type-aware --deny-warnings', 'oxfmt --check'],
}
const vitestProjects = ['unit', 'assets', 'database', 'functions', 'app']
const projects = [...Object.keys(checks), ...vitestProjects, 'browser']

const usage = `Usage: npm test                          run all checks and tests
       npm test -- unit app               run only these projects, out of ${projects.join(', ')}
       npm test -- database outbox        run one project's test files that match a name, and stream the output`

const positionals = readOptions(usage, { allowPositionals: true }).positionals
const filters = positionals.filter((word) => !projects.includes(word))
const chosen = projects.filter(
  (project) => positionals.length === 0 || positionals.includes(project),
)
if (chosen.length === 0 || (filters.length > 0 && chosen.length > 1))
  fail(usage, 2)

// The whole suite keeps every core busy, so its tests may take longer.
const TEST_TIMEOUT_FACTOR = filters.length > 0 ? '1' : '12'
const reportFile = 'test-results/report.json'
rmSync(reportFile, { force: true })
const total = { passed: 0, failed: 0 }
// The checks run next to Vitest, which spends a third of its time waiting for
// processes.
const chosenChecks = Object.keys(checks).filter((name) => chosen.includes(name))
const chosenTests = chosen.filter((project) => vitestProjects.includes(project))
await Promise.all([...chosenChecks.map(runChecks), runVitest(chosenTests)])
if (chosen.includes('browser')) await runPlaywright()
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function runChecks(name: string): Promise<void> {
  const results = await Promise.all(
    (checks[name] ?? []).map((command) => run(command)),
  )
  const passed = results.filter(Boolean).length
  report(name, passed, results.length - passed)
}

function report(project: string, passed: number, failed: number): void {
  total.passed += passed
  total.failed += failed
  console.log(`${project.padEnd(10)} ${passed} passed, ${failed} failed`)
}

/**
 * Runs all Vitest projects at once, so that one can work while another waits.
 */
async function runVitest(chosen: string[]): Promise<void> {
  if (chosen.length === 0) return
  const options = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ]
  const names = chosen.map((project) => `--project=${project}`)
  const hasPassed = await run('vitest run --silent=passed-only', [
    ...options,
    ...names,
    ...filters,
  ])
  const { testResults = [] }: Partial<JsonTestResults> = readReport()
  for (const project of chosen) {
    const files = testResults.filter(({ name }) =>
      name.includes(`/tests/${project}/`),
    )
    const tests = files.flatMap(({ assertionResults }) => assertionResults)
    const failed = tests.filter((test) => test.status === 'failed').length
    // A file that failed to load contains no failed test.
    const broken = files.filter((file) => file.status === 'failed').length
    report(
      project,
      tests.filter((test) => test.status === 'passed').length,
      Math.max(failed, broken),
    )
  }
  if (!hasPassed && !testResults.some((file) => file.status === 'failed'))
    report('vitest', 0, 1)
}

async function runPlaywright(): Promise<void> {
  const env = {
    CHROMIUM_PATH: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
  }
  const reporters = filters.length > 0 ? 'list,json' : 'dot,json'
  const hasPassed = await run(
    `playwright test --reporter=${reporters}`,
    filters,
    env,
  )
  const { stats }: Partial<JSONReport> = readReport()
  const { expected = 0, unexpected = 0 } = stats ?? {}
  report('browser', expected, hasPassed ? unexpected : Math.max(unexpected, 1))
}

/**
 * Reads a runner's report. It is empty if the runner crashed before writing it,
 * which the exit code shows.
 */
function readReport() {
  return existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : {}
}

/**
 * Runs a package's command. Streams its output if tests are filtered and
 * otherwise prints it only on failure.
 */
async function run(
  command: string,
  extraArgs: string[] = [],
  env = {},
): Promise<boolean> {
  const output = filters.length > 0 ? 'inherit' : 'pipe'
  const [name = '', ...args] = command.split(' ')
  const child = spawn(`node_modules/.bin/${name}`, [...args, ...extraArgs], {
    env: { ...process.env, TEST_TIMEOUT_FACTOR, ...env },
    stdio: ['ignore', output, output],
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [status] = await once(child, 'close')
  if (status !== 0) console.log(Buffer.concat(chunks).toString())
  return status === 0
}
