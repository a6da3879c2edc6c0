import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

const run = promisify(execFile)

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
