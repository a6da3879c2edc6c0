import { expect, test } from 'vitest'

import { endOne, processes } from './process-ends.ts'

const signals = ['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGKILL'] as const

// The functions alone are started again when they end, and ignore the signals of a terminal.
const cases = processes
  .filter((name) => name !== 'functions')
  .flatMap((name) => signals.map((signal) => [name, signal] as const))

test.skipIf(process.platform !== 'linux').each(cases)(
  'when %s gets %s, all end and the port is free',
  async (name, signal) => {
    expect(await endOne(name, signal)).toBe(true)
  },
)
