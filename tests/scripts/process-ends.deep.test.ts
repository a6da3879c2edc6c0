import { expect, test } from 'vitest'

import { endOne, processes } from './process-ends.ts'

const signals = ['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGKILL'] as const

// The functions alone are started again when they end. A terminal sends its SIGINT to all of them: npm and its
// shell, asked alone, live on with all they have started.
const cases = processes
  .filter((name) => name !== 'functions')
  .flatMap((name) => signals.map((signal) => [name, signal] as const))
  .filter(([name, signal]) => (name !== 'npm' && name !== 'shell') || signal !== 'SIGINT')

test.skipIf(process.platform !== 'linux').each(cases)(
  'when %s gets %s, all end and the port is free',
  async (name, signal) => {
    expect(await endOne(name, signal)).toBe(true)
  },
)
