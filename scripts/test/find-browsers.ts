import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { firefox, webkit } from '@playwright/test'

import { findOnPath } from './find-chromium.ts'

type OtherBrowser =
  | { name: 'firefox' | 'webkit'; available: true; environment: Record<string, string> }
  | { name: 'firefox' | 'webkit'; available: false; reason: string }

/**
 * Firefox and WebKit, where Playwright has downloaded its builds of them, or the system has a Firefox. The
 * environment is what playwright.config.ts reads.
 */
export function findOtherBrowsers(): OtherBrowser[] {
  return [findFirefox(), findWebKit()]
}

function findFirefox(): OtherBrowser {
  const path = firefox.executablePath()
  if (existsSync(path)) return { name: 'firefox', available: true, environment: { FIREFOX_PATH: path } }

  const ofSystem = process.platform === 'linux' ? findOnPath(['firefox-esr', 'firefox']) : undefined
  if (!ofSystem) {
    return {
      name: 'firefox',
      available: false,
      reason:
        'neither Playwright nor the system has one; npx playwright install firefox, or apt-get install firefox-esr',
    }
  }
  return {
    name: 'firefox',
    available: true,
    environment: {
      FIREFOX_PATH: join(import.meta.dirname, 'firefox-over-bidi.ts'),
      FIREFOX_CHANNEL: 'moz-firefox',
      FIREFOX_OF_SYSTEM: ofSystem,
    },
  }
}

// A WebKit of the system is not enough: Playwright drives its own build only.
function findWebKit(): OtherBrowser {
  const path = webkit.executablePath()
  if (existsSync(path)) return { name: 'webkit', available: true, environment: { WEBKIT_PATH: path } }
  return {
    name: 'webkit',
    available: false,
    reason: 'Playwright has none here; npx playwright install webkit',
  }
}
