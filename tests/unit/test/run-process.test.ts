import { expect, test } from 'vitest'

import { runProcess } from '../../../scripts/test/run-process.ts'

test('a program that hangs is stopped: what it wrote is kept, and it counts as failed', async () => {
  // It ends well when it is interrupted, as a test runner does.
  const hangs = `process.on('SIGINT', () => process.exit(0)); console.log('begun'); setInterval(() => {}, 1000)`
  const { status, output } = await runProcess(process.execPath, ['-e', hangs], { limit: 1000 })
  expect(status).toBe(1)
  expect(output).toBe('begun\n\nIt had not ended after 1 seconds and was stopped.')
})

test('a program that ends is not waited for any longer', async () => {
  const ended = await runProcess(process.execPath, ['-e', `console.log('done'); process.exitCode = 3`])
  expect(ended).toEqual({ status: 3, output: 'done\n' })
})
