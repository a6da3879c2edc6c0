import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { defineConfig, devices } from '@playwright/test'

import { chromiumEnvironment, chromiumFlags } from './scripts/lib/chromium.ts'

const { CHROMIUM_PATH = '' } = process.env
// The limits only end tests that hang. scripts/test.ts multiplies them for the
// whole suite: no test depends on the speed of the machine.
const factor = Number(process.env.TEST_TIMEOUT_FACTOR || 1)

const anotherFirm = '**/another-firm.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'site', testIgnore: anotherFirm },
    // One worker starts the second firm's site for all its tests.
    { name: 'another-firm', testMatch: anotherFirm, fullyParallel: false },
  ],
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // At least three workers, because a third of a test's time is spent waiting
  // for timers, animations and processes.
  workers: Math.max(3, availableParallelism()),
  // A retry would hide a flaky test.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000 * factor,
  expect: { timeout: 5_000 * factor },
  use: {
    browserName: 'chromium',
    // The site treats headless Chromium's own user agent as a crawler, and
    // crawlers get pages without streaming.
    userAgent: devices['Desktop Chrome'].userAgent,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    trace: 'off',
    // Without a GPU, motion is half of a page's cost. Tests of motion turn it
    // on.
    reducedMotion: 'reduce',
    launchOptions: {
      // On two cores without a GPU, Chromium 156 can lose a tile drawn at the
      // lowest priority and stop painting.
      args: [...chromiumFlags, '--disable-best-effort-tasks'],
      // Fallback fonts must not depend on the fonts installed on the machine.
      env: {
        ...chromiumEnvironment(CHROMIUM_PATH),
        FONTCONFIG_FILE: join(import.meta.dirname, 'e2e/support/fonts.conf'),
      },
      executablePath: CHROMIUM_PATH,
    },
  },
})
