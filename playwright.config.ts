import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { defineConfig, devices } from '@playwright/test'

import { chromiumEnvironment, chromiumFlags } from './e2e/support/chromium.ts'

const { CHROMIUM_PATH = '' } = process.env

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // A third of a test's time is waiting: for timers, animations and processes.
  workers: Math.max(3, availableParallelism()),
  // A retry would hide a flaky test.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // They only end what hangs: no test depends on the speed of the machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    // Headless Chromium's own name counts as a crawler's, and crawlers are served in one piece.
    userAgent: devices['Desktop Chrome'].userAgent,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    trace: 'off',
    // Without a GPU, motion is half of what a page costs: the tests that are about it turn it on.
    reducedMotion: 'reduce',
    launchOptions: {
      // Without a GPU on two cores, Chromium 156 can lose a tile it draws at the lowest priority, and never paints again.
      args: [...chromiumFlags, '--disable-best-effort-tasks'],
      // Fallback fonts must not depend on what the machine has installed.
      env: {
        ...chromiumEnvironment(CHROMIUM_PATH),
        FONTCONFIG_FILE: join(import.meta.dirname, 'e2e/support/fonts.conf'),
      },
      executablePath: CHROMIUM_PATH,
    },
  },
})
