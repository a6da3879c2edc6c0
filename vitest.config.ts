import { availableParallelism } from 'node:os'

import { defineConfig } from 'vitest/config'

// A net under a test that hangs; no test is about how fast this machine is.
const timeout = 300_000

const databases = 'tests/support/prepare-databases.ts'
const globalSetups = {
  unit: [],
  database: [databases],
  functions: [databases],
  app: [databases, 'tests/app/support/site-setup.ts'],
}

export default defineConfig({
  test: {
    projects: Object.entries(globalSetups).map(([name, globalSetup]) => ({
      // Start's and Nitro's plugins stay out: unit tests call plain functions, and the app is tested as it is built.
      resolve: { tsconfigPaths: true },
      test: {
        name,
        include: [`tests/${name}/**/*.test.{ts,tsx}`],
        globalSetup,
        // A third of the time is waiting for processes, and for responses that never come.
        maxWorkers: Math.max(2, availableParallelism()) + 1,
        // Files of a worker share what they import, the compiled database above all.
        isolate: false,
        // V8's optimizing compiler costs more than it wins within one test of the database.
        execArgv: ['--liftoff-only'],
        testTimeout: timeout,
        hookTimeout: timeout,
        // Shorter than the test's, so that a failure shows the value.
        expect: { poll: { timeout: timeout / 2, interval: 20 } },
        // The developer's own settings are not those of the tests.
        env: { ENV_FILE: 'none' },
      },
    })),
  },
})
