import { availableParallelism } from 'node:os'

import { defineConfig } from 'vitest/config'

// Start's and Nitro's plugins stay out: unit tests call plain functions, the app is tested as it is built.
const resolve = { tsconfigPaths: true }

// Nothing but a net under a test that hangs: no machine is too slow for it.
const timeout = 120_000

// Waiting for an event looks often, and again only gives up on what hangs.
const expect = { poll: { timeout, interval: 20 } }

const deepTests = 'tests/**/*.deep.test.{ts,tsx}'

/** The tests of a lane, and as a project of their own the deep ones: searches for the unknown, at size. */
function lane(name: string, globalSetup: string[] = []) {
  // Files of a worker share what they import, the compiled database above all.
  const shared = { isolate: false, testTimeout: timeout, hookTimeout: timeout, expect, globalSetup }
  const include = (kind: string) => [`tests/${name}/**/*${kind}.test.{ts,tsx}`]
  return [
    { resolve, test: { ...shared, name, include: include(''), exclude: [deepTests] } },
    {
      resolve,
      test: { ...shared, name: `${name}-deep`, include: include('.deep'), testTimeout: 10 * timeout },
    },
  ]
}

const databases = 'tests/stack/prepare-databases.ts'

export default defineConfig({
  test: {
    // Much of the time is waiting, for processes to start and for answers that never come.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      ...lane('unit'),
      ...lane('database', [databases, 'tests/database/support/lane-postgres.ts']),
      ...lane('contract', [databases]),
      ...lane('functions', [databases]),
      ...lane('scripts', [databases]),
      ...lane('app', [databases, 'tests/app/lane-site.ts']),
    ],
  },
})
