import { availableParallelism } from 'node:os'

import { defineConfig } from 'vitest/config'

// Start's and Nitro's plugins stay out: unit tests call plain functions, and the app is tested as it is built.
const resolve = { tsconfigPaths: true }

// A net under a test that hangs; no test is about how fast this machine is.
const timeout = 300_000

const cores = Math.max(2, availableParallelism())
const databases = 'tests/support/prepare-databases.ts'

const projects = [
  { name: 'unit' },
  { name: 'database', globalSetup: [databases] },
  // Half of its time is waiting for responses that never come.
  { name: 'functions', globalSetup: [databases], maxWorkers: 2 * cores },
  // A third of its time is waiting for processes.
  { name: 'app', globalSetup: [databases, 'tests/app/site-setup.ts'], maxWorkers: cores + 1 },
]

export default defineConfig({
  test: {
    projects: projects.map(({ name, globalSetup = [], maxWorkers = cores }) => ({
      resolve,
      test: {
        name,
        include: [`tests/${name}/**/*.test.{ts,tsx}`],
        globalSetup,
        maxWorkers,
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
