import { expect, test } from 'vitest'

import { endOne, processes, startByNpm } from './process-ends.ts'

const signals = ['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGKILL'] as const

// A terminal sends its SIGINT to all of them: npm and its shell, asked alone, live on with all they have started.
const cases = processes
  .filter((name) => name === 'npm' || name === 'shell' || name === 'start')
  .flatMap((name) => signals.map((signal) => [name, signal] as const))
  .filter(([name, signal]) => (name !== 'npm' && name !== 'shell') || signal !== 'SIGINT')

test.skipIf(process.platform !== 'linux').each(cases)(
  'when %s gets %s, all end and the port is free',
  async (name, signal) => {
    await expect.poll(await endOne(name, signal)).toBe(true)
  },
)

test.skipIf(process.platform !== 'linux')(
  'whatever signal site, database and functions get, they are back and the others have stayed',
  async () => {
    const product = await startByNpm()
    const health = () => fetch(`http://localhost:${product.port}/healthz`)
    for (const name of ['site', 'database', 'functions'] as const) {
      // SIGKILL is one for tests/attack/kills.deep.test.ts.
      for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
        // It may have gone down with the one before.
        await expect.poll(() => product.find(name)).toBeDefined()
        const victim = product.find(name)
        const start = product.find('start')
        process.kill(victim, signal)
        // The functions leave Ctrl-C to the process that started them.
        const ends = name !== 'functions' || signal !== 'SIGINT'
        await expect
          .poll(() => product.find(name) === victim, { message: `${signal} to ${name}` })
          .toBe(!ends)
        await expect.poll(product.askFunctions).toBe(200)
        await expect.poll(async () => (await health().catch(() => undefined))?.status).toBe(200)
        expect(product.find('start')).toBe(start)
      }
    }
  },
)
