import { defineConfig } from '@playwright/test'

const quietChromium = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

// A color may differ by what antialiasing and picture decoders make of it, and this share of the pixels by more. The
// pictures were drawn on Linux. Other systems place letters otherwise: without positions between two pixels, up to
// one in a hundred pixels differed; with other hinting hardly any.
const maxDiffPixelRatio = process.platform === 'linux' ? 0.0005 : 0.015

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes only the second time hides a fault.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { threshold: 0.25, maxDiffPixelRatio, animations: 'disabled', scale: 'device' },
  },
  // One picture for all systems: the faces are the site's own.
  snapshotPathTemplate: 'e2e/looks/{arg}{ext}',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: {
      args: quietChromium,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
})
