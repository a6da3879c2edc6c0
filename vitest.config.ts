import { availableParallelism } from 'node:os'

import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

import { firm, firmEnvironment } from './scripts/lib/firm.cjs'

// A developer who runs a few tests learns of a hang within seconds. The whole
// suite keeps every core busy, so scripts/test.ts multiplies the limits for it:
// no test depends on the speed of the machine.
const factor = Number(process.env.TEST_TIMEOUT_FACTOR || 1)
const testTimeoutMs = 10_000 * factor
const pollTimeoutMs = 5_000 * factor

const database = 'tests/support/prepare-database.ts'
const site = 'tests/support/site-setup.ts'
// What a project is about, and what runs once before it.
const projects = {
  unit: { firm, globalSetup: [] },
  assets: { firm, globalSetup: [] },
  database: { firm, globalSetup: [database] },
  functions: { firm, globalSetup: [database] },
  app: { firm, globalSetup: [database, site] },
  // These are about a firm of their own, whichever the site is for.
  specification: { firm: 'sample', globalSetup: [database] },
  'another-firm-site': { firm: 'another-firm', globalSetup: [database, site] },
}

export default defineConfig({
  test: {
    projects: Object.entries(projects).map(([name, { firm, globalSetup }]) => ({
      // Without Start's and Nitro's plugins: unit tests call plain functions,
      // and the app tests run the built site.
      resolve: {
        tsconfigPaths: true,
        conditions: [firm, ...defaultServerConditions],
      },
      ssr: { resolve: { conditions: [firm, ...defaultServerConditions] } },
      test: {
        name,
        include: [`tests/${name}/**/*.test.{ts,tsx}`],
        globalSetup,
        // One extra worker because a third of the time is spent waiting for
        // processes and timeouts.
        maxWorkers: Math.max(2, availableParallelism()) + 1,
        // Test files in a worker share their imports, especially the compiled
        // database.
        isolate: false,
        // V8's optimizing WebAssembly compiler costs more time than it saves in
        // a database test.
        execArgv: ['--liftoff-only'],
        testTimeout: testTimeoutMs,
        hookTimeout: testTimeoutMs,
        // Shorter than the test timeout, so that a failure shows the last
        // value.
        expect: { poll: { timeout: pollTimeoutMs, interval: 20 } },
        // Ignores the developer's own .env file.
        env: { ...firmEnvironment(firm), ENV_FILE: 'none' },
      },
    })),
  },
})
