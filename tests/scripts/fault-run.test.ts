import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

const run = promisify(execFile)

// A killed worker's claim holds for 40 seconds, and every part is started several times over.
const patience = 480_000

test(
  '150 submissions survive kill -9 of everything and a provider that fails half the time',
  async () => {
    const seed = String(Math.floor(Math.random() * 1_000_000))
    const { stdout } = await run(
      process.execPath,
      ['scripts/fault-run.ts', '--submissions', '150', '--seed', seed],
      { env: { ...process.env, SUPABASE_URL: '' } },
    ).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`seed ${seed}\n${error.stdout}\n${error.stderr}`)
    })
    expect(stdout).toContain(`seed ${seed}`)
    expect(stdout).toMatch(/killed: functions [2-9], database [2-9], site [2-9]/)
    expect(stdout).toMatch(/accept-and-reset \d+/)
    expect(stdout).toMatch(/(?<stored>\d+) stored = \k<stored> delivered \+ 0 suspect .* \+ 0 missing/)
    expect(stdout).toContain('nothing lost, nothing doubled')
  },
  patience,
)

test.each([
  [['--submissions', 'many']],
  [['--submissions', '0']],
  [['--seed', '1.5']],
  [['extra']],
  [['--fast']],
])('the fault run refuses %j with its usage', async (args) => {
  await expect(run(process.execPath, ['scripts/fault-run.ts', ...args])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Usage: npm run fault-run'),
  })
})
