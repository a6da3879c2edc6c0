import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

const run = promisify(execFile)

test('150 submissions survive kill -9 of everything, cut power, a full disk and a provider that fails half the time', async () => {
  const seed = String(Math.floor(Math.random() * 1_000_000))
  const { stdout } = await run(
    process.execPath,
    ['scripts/fault-run.ts', '--submissions', '150', '--seed', seed],
    { env: { ...process.env, SUPABASE_URL: '' } },
  ).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`seed ${seed}\n${error.stdout}\n${error.stderr}`)
  })
  expect(stdout).toContain(`seed ${seed}`)
  expect(stdout).toMatch(/faults: functions [2-9], database [2-9], site [2-9]/)
  // Where they can be played.
  expect(stdout).toMatch(/ power (?:[2-9]|only Linux).*, disk (?:[2-9]|this user may not)/)
  expect(stdout).toMatch(/accept-and-reset \d+/)
  expect(stdout).toMatch(/(?<stored>\d+) stored = \k<stored> delivered \+ 0 suspect .* \+ 0 missing/)
  expect(stdout).toContain('nothing lost, nothing doubled')
})
