import { defineConfig } from 'vitest/config'

// Start's and Nitro's plugins stay out: unit tests call plain functions, the app is tested as it is built.
const resolve = { tsconfigPaths: true }

function project(name: string, options: { timeout?: number; globalSetup?: string[] } = {}) {
  const timeout = options.timeout ?? 30_000
  return {
    resolve,
    test: {
      name,
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      testTimeout: timeout,
      hookTimeout: timeout,
      ...(options.globalSetup ? { globalSetup: options.globalSetup } : {}),
    },
  }
}

export default defineConfig({
  test: {
    projects: [
      project('unit', { timeout: 10_000 }),
      project('database', { timeout: 60_000 }),
      project('contract', { timeout: 60_000 }),
      project('functions', { timeout: 60_000 }),
      project('scripts', { timeout: 120_000 }),
      project('app', { timeout: 60_000 }),
    ],
  },
})
