import { existsSync } from 'node:fs'

import { firefox, webkit } from '@playwright/test'

export type OtherBrowser =
  | { name: 'firefox' | 'webkit'; available: true; environment: Record<string, string> }
  | { name: 'firefox' | 'webkit'; available: false; reason: string }

/** Firefox and WebKit, where Playwright has downloaded its builds of them. */
export function findOtherBrowsers(): OtherBrowser[] {
  return [look('firefox', firefox.executablePath()), look('webkit', webkit.executablePath())]
}

function look(name: 'firefox' | 'webkit', path: string): OtherBrowser {
  if (!existsSync(path)) {
    return { name, available: false, reason: `Playwright has none here; npx playwright install ${name}` }
  }
  return { name, available: true, environment: { [`${name.toUpperCase()}_PATH`]: path } }
}
