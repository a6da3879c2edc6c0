import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { defineConfig, devices } from '@playwright/test'

import { noBestEffortTasks, quietChromium } from './scripts/test/quiet-chromium.ts'

// A color may differ by what antialiasing and picture decoders make of it, and this share of the pixels by more. The
// pictures were drawn on Linux. Other systems place letters otherwise: without positions between two pixels, up to
// one in a hundred pixels differed; with other hinting hardly any.
const maxDiffPixelRatio = process.platform === 'linux' ? 0.0005 : 0.015

const { CHROMIUM_PATH, FIREFOX_PATH, FIREFOX_CHANNEL, WEBKIT_PATH } = process.env
const searches = '**/*.deep.spec.ts'
const journeys = 'journeys/*.spec.ts'
const chromium = {
  browserName: 'chromium' as const,
  // By its own name a headless browser counts as a crawler, and those are served in one piece.
  userAgent: devices['Desktop Chrome'].userAgent,
  launchOptions: {
    args: [...quietChromium, noBestEffortTasks],
    // The faces that stand in until the site's own have come must not depend on what is installed.
    env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'e2e/fonts.conf') },
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  },
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  // A test that passes only the second time hides a fault.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Nets for what hangs, wide enough for a slow and busy machine: no test is about them.
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { threshold: 0.25, maxDiffPixelRatio, animations: 'disabled', scale: 'device' },
  },
  // One picture for all systems: the faces are the site's own.
  snapshotPathTemplate: 'e2e/looks/{arg}{ext}',
  use: {
    viewport: { width: 1280, height: 800 },
    // A visitor from Sacramento, wherever the machine stands.
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Recording costs a tenth of the time. Whoever repeats a test that failed adds `--trace on`.
    trace: 'off',
  },
  projects: [
    { name: 'chromium', testIgnore: searches, use: chromium },
    { name: 'deep', testMatch: searches, use: chromium },
    // scripts/test/find-browsers.ts says where these are.
    ...(FIREFOX_PATH
      ? [
          {
            name: 'firefox',
            testMatch: journeys,
            use: {
              browserName: 'firefox' as const,
              ...(FIREFOX_CHANNEL ? { channel: FIREFOX_CHANNEL } : {}),
              launchOptions: { executablePath: FIREFOX_PATH },
            },
          },
        ]
      : []),
    ...(WEBKIT_PATH
      ? [
          {
            name: 'webkit',
            testMatch: journeys,
            use: { browserName: 'webkit' as const, launchOptions: { executablePath: WEBKIT_PATH } },
          },
        ]
      : []),
  ],
})
