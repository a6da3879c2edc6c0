// npm test: every check a change must pass, one line a project, and `N passed, N failed` last.
import { spawn, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

import { findChromium } from './lib/chromium.ts'
import { fail, showHelp } from './lib/command-line.ts'

interface Result {
  passed: number
  failures: string[]
}

const node = process.execPath
const bin = 'node_modules/.bin'
const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/@playwright/test/cli.js'
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))

const denoCheck = [
  ...['check', '--no-config', '--no-lock', '--no-remote', '--node-modules-dir=manual'],
  ...['--import-map', 'supabase/functions/deno.json'],
  ...globSync(['supabase/functions/*/index.ts', 'supabase/embedded/functions-host/host.deno.ts']),
]

const projects: Record<string, () => Promise<Result>> = {
  types: () =>
    commands({
      tsc: [node, 'node_modules/typescript/bin/tsc', '--noEmit'],
      'deno check': [`${bin}/deno`, ...denoCheck],
    }),
  lint: () =>
    commands({
      oxlint: [node, 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
      oxfmt: [node, 'node_modules/oxfmt/bin/oxfmt', '--check'],
    }),
  unit: () => vitestProject('unit'),
  database: () => vitestProject('database'),
  functions: () => vitestProject('functions'),
  app: () => vitestProject('app'),
  browser: () => browserProject(),
}

const usage = `Usage: npm test                          everything
       npm test -- unit app               these projects: ${Object.keys(projects).join(', ')}
       npm test -- database outbox        tests of one project whose file name matches, with all output`

const words = process.argv.slice(2)
showHelp(usage)
const [first = '', ...rest] = words
const narrowed = rest.some((word) => !(word in projects))
if (words.length > 0 && !(first in projects)) fail(usage, 2)
if (narrowed) process.exit(await runNarrowed(first, rest))

let passed = 0
const failures: string[] = []
for (const [name, run] of Object.entries(projects)) {
  if (words.length > 0 && !words.includes(name)) continue
  const startedAt = performance.now()
  const result = await run()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)
  console.log(
    `${name.padEnd(10)} ${result.passed} passed, ${result.failures.length} failed`.padEnd(44) +
      `${seconds} s`,
  )
  for (const failure of result.failures) console.log(`\n  ✗ ${failure.replaceAll('\n', '\n    ')}\n`)
  passed += result.passed
  failures.push(...result.failures)
}
rmSync(reports, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0

async function commands(checks: Record<string, [string, ...string[]]>): Promise<Result> {
  const result: Result = { passed: 0, failures: [] }
  await Promise.all(
    Object.entries(checks).map(async ([name, [command, ...args]]) => {
      const { status, output } = await runQuietly(command, args)
      if (status === 0) result.passed += 1
      else result.failures.push(`${name}\n${output}`)
    }),
  )
  return result
}

async function vitestProject(name: string): Promise<Result> {
  const file = join(reports, `${name}.json`)
  const args = [vitest, 'run', '--project', name, '--reporter=json', `--outputFile=${file}`]
  const { status, output } = await runQuietly(node, args)
  const { testResults }: Pick<JsonTestResults, 'testResults'> = readReport(file, { testResults: [] })
  const result: Result = { passed: 0, failures: [] }
  for (const { name: path, status: fileStatus, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    result.passed += assertionResults.filter((test) => test.status === 'passed').length
    for (const test of failed)
      result.failures.push(`${path} › ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`)
    // A file that could not be loaded has no test to fail.
    if (fileStatus === 'failed' && failed.length === 0) result.failures.push(`${path}\n${message}`)
  }
  return withoutSilence(result, status, output)
}

async function browserProject(): Promise<Result> {
  const chromium = await findChromium()
  if (!chromium.ok) return { passed: 0, failures: [chromium.message] }
  const file = join(reports, 'browser.json')
  const env = { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const { status, output } = await runQuietly(node, [playwright, 'test', '--reporter=json'], env)
  const { suites }: Pick<JSONReport, 'suites'> = readReport(file, { suites: [] })
  const result: Result = { passed: 0, failures: [] }
  for (const suite of suites) collect(suite, result)
  return withoutSilence(result, status, output)
}

function collect({ specs, suites = [] }: JSONReportSuite, result: Result): void {
  for (const { file, title, tests } of specs) {
    for (const { status, results } of tests) {
      if (status === 'expected') result.passed += 1
      else if (status !== 'skipped') {
        const errors = (results.at(-1)?.errors ?? []).map(({ message }) => message)
        result.failures.push(`e2e/${file} › ${title}\n${errors.join('\n')}`)
      }
    }
  }
  for (const suite of suites) collect(suite, result)
}

/** A runner that broke before its first test has failed, whatever its report says. */
function withoutSilence(result: Result, status: number | null, output: string): Result {
  return status !== 0 && result.failures.length === 0 ? { ...result, failures: [output] } : result
}

function readReport<Report>(file: string, empty: Report): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return empty
  }
}

function runQuietly(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    child.once('error', (error) => resolve({ status: 1, output: `${command}: ${error.message}` }))
    child.once('close', (status) => resolve({ status, output }))
  })
}

/** One project in its own runner, with its output as it comes. */
async function runNarrowed(project: string, words: string[]): Promise<number> {
  if (project !== 'browser')
    return spawnSync(node, [vitest, 'run', '--project', project, ...words], { stdio: 'inherit' }).status ?? 1
  const chromium = await findChromium()
  if (!chromium.ok) fail(chromium.message)
  const env = { ...process.env, CHROMIUM_PATH: chromium.path }
  return (
    spawnSync(node, [playwright, 'test', '--reporter=list', ...words], { stdio: 'inherit', env }).status ?? 1
  )
}
