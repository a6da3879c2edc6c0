// npm test: every check a change must pass, one line per project, and `N passed, N failed` last.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { JSONReport } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

import { findChromium } from '../e2e/support/chromium.ts'
import { fail, readOptions } from './lib/command-line.ts'

const node = process.execPath
const vitest = [node, 'node_modules/vitest/vitest.mjs', 'run']
const playwright = [node, 'node_modules/@playwright/test/cli.js', 'test']
const denoCheck = 'node_modules/.bin/deno check --no-config --no-lock --no-remote --node-modules-dir=manual'
const functionMap = '--import-map=supabase/functions/deno.json'
const denoSources = globSync(['supabase/functions/*/index.ts', 'supabase/local/host.deno.ts'])

const checks: Record<string, string[][]> = {
  types: [
    [node, 'node_modules/typescript/bin/tsc', '--noEmit'],
    [...denoCheck.split(' '), functionMap, ...denoSources],
  ],
  lint: [
    [node, 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
    [node, 'node_modules/oxfmt/bin/oxfmt', '--check'],
  ],
}
const vitestProjects = ['unit', 'database', 'functions', 'app']
const projects = [...Object.keys(checks), ...vitestProjects, 'browser']

const usage = `Usage: npm test                          everything
       npm test -- unit app               these projects: ${projects.join(', ')}
       npm test -- database outbox        tests of one project whose file name matches, with all output`

const words = readOptions(usage, { allowPositionals: true }).positionals
const [first = '', ...rest] = words
if (words.length > 0 && !projects.includes(first)) fail(usage, 2)
if (rest.some((word) => !projects.includes(word))) process.exit(await runNarrowed(first, rest))
const chosen = projects.filter((project) => words.length === 0 || words.includes(project))

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const total = { passed: 0, failed: 0 }
for (const name of chosen) {
  const statuses = await Promise.all((checks[name] ?? []).map((command) => run(command)))
  const failed = statuses.filter((status) => status !== 0).length
  if (statuses.length > 0) report(name, statuses.length - failed, failed)
}
await runVitest(chosen.filter((project) => vitestProjects.includes(project)))
if (chosen.includes('browser')) await runPlaywright()
rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

function report(project: string, passed: number, failed: number): void {
  total.passed += passed
  total.failed += failed
  console.log(`${project.padEnd(10)} ${passed} passed, ${failed} failed`)
}

/** One run for all of its projects: while one waits, another works. */
async function runVitest(chosen: string[]): Promise<void> {
  if (chosen.length === 0) return
  const file = join(reports, 'vitest.json')
  const options = ['--reporter=default', '--silent', '--reporter=json', `--outputFile.json=${file}`]
  const status = await run([...vitest, ...options, ...chosen.map((project) => `--project=${project}`)])
  const { testResults = [] }: Partial<JsonTestResults> = readReport(file)
  for (const project of chosen) {
    const files = testResults.filter(({ name }) => name.replaceAll('\\', '/').includes(`/tests/${project}/`))
    const tests = files.flatMap(({ assertionResults }) => assertionResults)
    const failed = tests.filter((test) => test.status === 'failed').length
    // A file that could not be loaded has no test to fail.
    const broken = files.filter((file) => file.status === 'failed').length
    report(project, tests.filter((test) => test.status === 'passed').length, Math.max(failed, broken))
  }
  if (status !== 0 && total.failed === 0) report('vitest', 0, 1)
}

async function runPlaywright(): Promise<void> {
  const file = join(reports, 'browser.json')
  const env = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const status = await run([...playwright, '--reporter=dot,json'], env)
  const { stats }: Partial<JSONReport> = readReport(file)
  const { expected = 0, unexpected = 0 } = stats ?? {}
  report('browser', expected, status === 0 ? unexpected : Math.max(unexpected, 1))
}

/** Reads a runner's report; nothing when it ended before it could write one, which its exit code tells. */
function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Runs a command, whose output is shown only if it fails. */
function run([command = '', ...args]: string[], env = {}): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', (error) => chunks.push(Buffer.from(`${command}: ${error.message}`)))
    child.once('close', (status) => {
      if (status !== 0) console.log(Buffer.concat(chunks).toString())
      resolve(status)
    })
  })
}

/** One project in its own runner, with its output as it comes. */
async function runNarrowed(project: string, files: string[]): Promise<number> {
  const isBrowser = project === 'browser'
  const [command, ...args] = isBrowser
    ? [...playwright, '--reporter=list']
    : [...vitest, '--project', project]
  const env = isBrowser ? { ...process.env, CHROMIUM_PATH: await findChromium() } : process.env
  return spawnSync(command ?? node, [...args, ...files], { stdio: 'inherit', env }).status ?? 1
}
