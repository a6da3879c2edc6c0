// npm test: every check a change must pass, one line per project, and `N passed, N failed` last.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

import { findChromium } from './lib/chromium.ts'
import { fail, showHelp } from './lib/command-line.ts'

const node = process.execPath
const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/@playwright/test/cli.js'
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))

const denoCheck = [
  'check',
  '--no-config',
  '--no-lock',
  '--no-remote',
  '--node-modules-dir=manual',
  '--import-map=supabase/functions/deno.json',
  ...globSync(['supabase/functions/*/index.ts', 'supabase/local/host.deno.ts']),
]

/** Each takes the result to add to. */
const projects: Record<string, (result: Result) => Promise<void>> = {
  async types(result) {
    await check(result, 'tsc', [node, 'node_modules/typescript/bin/tsc', '--noEmit'])
    await check(result, 'deno check', ['node_modules/.bin/deno', ...denoCheck])
  },
  async lint(result) {
    await check(result, 'oxlint', [node, 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'])
    await check(result, 'oxfmt', [node, 'node_modules/oxfmt/bin/oxfmt', '--check'])
  },
  unit: (result) => runVitest(result, 'unit'),
  database: (result) => runVitest(result, 'database'),
  functions: (result) => runVitest(result, 'functions'),
  app: (result) => runVitest(result, 'app'),
  browser: runPlaywright,
}

class Result {
  passed = 0
  failures: string[] = []
}

const usage = `Usage: npm test                          everything
       npm test -- unit app               these projects: ${Object.keys(projects).join(', ')}
       npm test -- database outbox        tests of one project whose file name matches, with all output`

showHelp(usage)
const words = process.argv.slice(2)
const [first = '', ...rest] = words
if (words.length > 0 && !(first in projects)) fail(usage, 2)
if (rest.some((word) => !(word in projects))) process.exit(await runNarrowed(first, rest))

const total = new Result()
for (const [name, run] of Object.entries(projects)) {
  if (words.length > 0 && !words.includes(name)) continue
  const startedAt = performance.now()
  const result = new Result()
  await run(result)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${name.padEnd(10)} ${result.passed} passed, ${result.failures.length} failed in ${seconds} s`)
  for (const failure of result.failures) console.log(`\n  ✗ ${failure.replaceAll('\n', '\n    ')}\n`)
  total.passed += result.passed
  total.failures.push(...result.failures)
}
rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length > 0 || total.passed === 0 ? 1 : 0

async function check(result: Result, name: string, command: string[]): Promise<void> {
  const { status, output } = await runQuietly(command)
  if (status === 0) result.passed += 1
  else result.failures.push(`${name}\n${output}`)
}

async function runVitest(result: Result, project: string): Promise<void> {
  const file = join(reports, `${project}.json`)
  const args = ['run', '--project', project, '--reporter=json', `--outputFile=${file}`]
  const { status, output } = await runQuietly([node, vitest, ...args])
  const { testResults = [] }: Partial<JsonTestResults> = readReport(file)
  for (const { name, assertionResults, ...ran } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    result.passed += assertionResults.filter((test) => test.status === 'passed').length
    for (const { fullName, failureMessages } of failed)
      result.failures.push(`${name} › ${fullName}\n${failureMessages?.join('\n')}`)
    // A file that could not be loaded has no test to fail.
    if (ran.status === 'failed' && failed.length === 0) result.failures.push(`${name}\n${ran.message}`)
  }
  if (status !== 0 && result.failures.length === 0) result.failures.push(output)
}

async function runPlaywright(result: Result): Promise<void> {
  const file = join(reports, 'browser.json')
  const env = { CHROMIUM_PATH: findChromium('tests'), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const { status, output } = await runQuietly([node, playwright, 'test', '--reporter=json'], env)
  const { suites = [] }: Partial<JSONReport> = readReport(file)
  for (const suite of suites) addSuite(result, suite)
  if (status !== 0 && result.failures.length === 0) result.failures.push(output)
}

function addSuite(result: Result, { specs, suites = [] }: JSONReportSuite): void {
  for (const { file, title, tests } of specs) {
    for (const { status, results } of tests) {
      const errors = results.flatMap((run) => run.errors.map(({ message }) => message))
      if (status === 'expected') result.passed += 1
      else if (status !== 'skipped') result.failures.push(`e2e/${file} › ${title}\n${errors.join('\n')}`)
    }
  }
  for (const suite of suites) addSuite(result, suite)
}

/** Reads a runner's report; nothing when it ended before it could write one, which its exit code tells. */
function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

async function runQuietly([command = '', ...args]: string[], env = {}) {
  return await new Promise<{ status: number | null; output: string }>((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const add = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    child.once('error', (error) => resolve({ status: 1, output: `${command}: ${error.message}` }))
    child.once('close', (status) => resolve({ status, output }))
  })
}

/** One project in its own runner, with its output as it comes. */
async function runNarrowed(project: string, words: string[]): Promise<number> {
  const isBrowser = project === 'browser'
  const args = isBrowser ? [playwright, 'test', '--reporter=list'] : [vitest, 'run', '--project', project]
  const env = isBrowser ? { ...process.env, CHROMIUM_PATH: findChromium('tests') } : process.env
  return spawnSync(node, [...args, ...words], { stdio: 'inherit', env }).status ?? 1
}
