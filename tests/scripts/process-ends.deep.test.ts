import { expect, test } from 'vitest'

import { endOne, processes } from './process-ends.ts'

const signals = ['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGKILL'] as const

// Functions, database and site are started again when they end (start.test.ts, kill.deep.test.ts). A terminal sends its SIGINT to all of them: npm and its
// shell, asked alone, live on with all they have started.
const cases = processes
  .filter((name) => name === 'npm' || name === 'shell' || name === 'start')
  .flatMap((name) => signals.map((signal) => [name, signal] as const))
  .filter(([name, signal]) => (name !== 'npm' && name !== 'shell') || signal !== 'SIGINT')

test.skipIf(process.platform !== 'linux').each(cases)(
  'when %s gets %s, all end and the port is free',
  async (name, signal) => {
    expect(await endOne(name, signal)).toBe(true)
  },
)
