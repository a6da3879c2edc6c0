import type { Browser, BrowserContext } from '@playwright/test'

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
