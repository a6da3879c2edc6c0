import { availableParallelism } from 'node:os'

import { defineConfig } from 'vitest/config'

import { findPostgres } from './tests/database/support/postgres-installation.ts'

// Start's and Nitro's plugins stay out: unit tests call plain functions, the app is tested as it is built.
const resolve = { tsconfigPaths: true }

// Nothing but a net under a test that hangs: no machine is too slow for it.
const timeout = 300_000

// Waiting for an event looks often, and it, too, gives up only on what hangs.
const expect = { poll: { timeout, interval: 20 } }

const cores = Math.max(2, availableParallelism())

interface Lane {
  name: string
  /** In their order; what starts last is stopped first. */
  globalSetup?: string[]
  maxWorkers?: number
  /** Files that run a second time where the machine has a PostgreSQL, on that instead of the embedded one. */
  onPostgres?: string[]
}

const databases = 'tests/stack/prepare-databases.ts'
const postgres = 'tests/database/support/lane-postgres.ts'

const lanes: Lane[] = [
  { name: 'unit' },
  { name: 'database', globalSetup: [databases, postgres] },
  {
    name: 'contract',
    globalSetup: [databases],
    onPostgres: ['access', 'function-calls', 'reads', 'refusals'],
  },
  // Half of its time is waiting for answers that never come.
  { name: 'functions', globalSetup: [databases], maxWorkers: 2 * cores },
  { name: 'scripts', globalSetup: [databases], onPostgres: ['owner'] },
  { name: 'app', globalSetup: [databases, 'tests/app/lane-site.ts'] },
  // Beside others it would measure them.
  { name: 'attack', globalSetup: [databases, 'tests/app/lane-site.ts'], maxWorkers: 1 },
]

/** The tests of a lane, and as a project of their own the deep ones: searches for the unknown, at size. */
function projectsOf({ name, globalSetup = [], maxWorkers = cores, onPostgres = [] }: Lane, order: number) {
  const shared = {
    globalSetup,
    maxWorkers,
    // Files of a worker share what they import, the compiled database above all.
    isolate: false,
    // As the product runs its database: V8's second compiler costs more than it wins within a test.
    execArgv: ['--liftoff-only'],
    sequence: { groupOrder: order },
    hookTimeout: timeout,
    // The settings of whoever runs the tests are not those of the tests.
    env: { ENV_FILE: 'none' },
    expect,
  }
  const deep = `tests/${name}/**/*.deep.test.{ts,tsx}`
  const all = `tests/${name}/**/*.test.{ts,tsx}`
  const again = {
    ...shared,
    name: `${name}-postgres`,
    globalSetup: [...globalSetup, postgres],
    include: onPostgres.map((file) => `tests/${name}/${file}.test.ts`),
    testTimeout: timeout,
    env: { ...shared.env, TEST_ENGINE: 'postgres' },
  }
  return [
    ...(onPostgres.length > 0 && findPostgres() ? [{ resolve, test: again }] : []),
    { resolve, test: { ...shared, name, include: [all], exclude: [deep], testTimeout: timeout } },
    { resolve, test: { ...shared, name: `${name}-deep`, include: [deep], testTimeout: 10 * timeout } },
  ]
}

export default defineConfig({ test: { projects: lanes.flatMap(projectsOf) } })
