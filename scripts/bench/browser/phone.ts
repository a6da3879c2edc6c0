import { type Browser, type BrowserContext, chromium } from '@playwright/test'

import { findChromium } from '../../test/find-chromium.ts'
import { quietChromium } from '../../test/quiet-chromium.ts'

/** A browser of this machine, as quiet as it can be made. */
export async function openBrowser(extra: readonly string[] = []): Promise<Browser> {
  const found = await findChromium()
  if (!found.ok) throw new Error(found.message)
  return await chromium.launch({ executablePath: found.path, args: [...quietChromium, ...extra] })
}

export const phoneText = '390 × 844 at two pixels each, touch'

/** A visitor who comes for the first time, with a phone. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
}
