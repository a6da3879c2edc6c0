import { globSync } from 'node:fs'

import { emptyResult, type LaneResult, repeatCommand } from './lane-result.ts'
import { runProcess } from './run-process.ts'

interface Check {
  name: string
  command: string
  args: string[]
}

/** Checks that are one command each: they pass or they do not. All at once, since each waits for disk and cores. */
export async function commandLane(lane: string, checks: Check[]): Promise<LaneResult> {
  const result = emptyResult()
  await Promise.all(
    checks.map(async ({ name, command, args }) => {
      const started = performance.now()
      const { status, output } = await runProcess(command, args)
      result.runs.push({ title: name, file: lane, milliseconds: performance.now() - started })
      if (status === 0) result.passed += 1
      else result.failures.push({ title: name, message: output, again: repeatCommand(lane, false) })
    }),
  )
  return result
}

export const typeChecks: Check[] = [
  { name: 'tsc', command: process.execPath, args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  {
    name: 'deno check',
    command: 'node_modules/.bin/deno',
    args: [
      'check',
      // `--config` would make Deno look for the whole project's types; the functions need the import map only.
      '--no-config',
      '--no-lock',
      '--no-remote',
      '--node-modules-dir=manual',
      '--import-map',
      'supabase/functions/deno.json',
      ...globSync('supabase/functions/*/index.ts'),
      'supabase/embedded/functions-host/host.deno.ts',
    ],
  },
]

export const lintChecks: Check[] = [
  {
    name: 'oxlint',
    command: process.execPath,
    args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  },
  { name: 'oxfmt', command: process.execPath, args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
]
