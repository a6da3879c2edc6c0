import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as v from 'valibot'

export interface Count {
  passed: number
  failed: number
}

/** In the order they run: the quick ones first. */
export const laneNames = [
  'types',
  'lint',
  'unit',
  'database',
  'contract',
  'functions',
  'scripts',
  'app',
  'browser',
] as const

export type LaneName = (typeof laneNames)[number]

export function isLaneName(name: string): name is LaneName {
  return laneNames.some((lane) => lane === name)
}

/** Each runs one kind of test, shows its output and counts. */
export const lanes: Record<LaneName, () => Count> = {
  types: () => sum(command('node_modules/typescript/bin/tsc', '--noEmit'), denoCheck()),
  lint: () =>
    sum(
      command('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
      command('node_modules/oxfmt/bin/oxfmt', '--check'),
    ),
  unit: () => vitest('unit'),
  database: () => vitest('database'),
  contract: () => vitest('contract'),
  functions: () => vitest('functions'),
  scripts: () => vitest('scripts'),
  app: () => vitest('app'),
  browser: () => playwright(),
}

function sum(...counts: Count[]): Count {
  return counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }))
}

function command(...args: string[]): Count {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  success: v.boolean(),
})

function vitest(project: LaneName): Count {
  return withReport((file) => {
    const args = [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]
    const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
      stdio: 'inherit',
    })
    const report = readReport(file, vitestReport)
    return count(status, report && { passed: report.numPassedTests, failed: report.numFailedTests })
  })
}

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
})

function playwright(): Count {
  return withReport((file) => {
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
      {
        stdio: 'inherit',
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      },
    )
    const report = readReport(file, playwrightReport)
    // A test that passed only when tried again is a failure: retries hide flakes.
    return count(
      status,
      report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky },
    )
  })
}

// A run that failed without a failing test (a crash, an unhandled rejection, no test found) counts as one failure.
function count(status: number | null, counted: Count | undefined): Count {
  if (!counted) return { passed: 0, failed: 1 }
  const broken = status !== 0 && counted.failed === 0
  const nothing = counted.passed + counted.failed === 0
  return broken || nothing ? { ...counted, failed: 1 } : counted
}

function withReport(run: (file: string) => Count): Count {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'))
  try {
    return run(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  if (!existsSync(file)) return undefined
  const parsed = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.output : undefined
}

// `--config` would make Deno look for the whole project's types; the functions need the import map only.
const denoCheckOptions = [
  '--no-config',
  '--no-lock',
  '--no-remote',
  '--node-modules-dir=manual',
  '--import-map',
  'supabase/functions/deno.json',
]

function denoCheck(): Count {
  const files = [
    ...globSync('supabase/functions/*/index.ts'),
    'supabase/embedded/functions-host/host.deno.ts',
  ]
  const args = ['check', ...denoCheckOptions, ...files]
  const { status } = spawnSync('node_modules/.bin/deno', args, { stdio: 'inherit' })
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
