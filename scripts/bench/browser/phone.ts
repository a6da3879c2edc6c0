import type { Browser, BrowserContext, Page } from '@playwright/test'

const viewport = { width: 390, height: 844 }
const deviceScaleFactor = 2

export const phoneText = '390 × 844 at two pixels each, touch'

/** A visitor who comes for the first time, with a phone. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport, deviceScaleFactor, isMobile: true, hasTouch: true })
}

/**
 * A phone all of whose screen is drawn. Playwright makes the window as many pixels large as the phone has points, the
 * browser's own bars included: three quarters of the page lie outside. What changes there is never shown, and the
 * browser counts a press until the next change that is.
 */
export async function newDrawnPhone(browser: Browser): Promise<Page> {
  const context = await newPhone(browser)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  const room = 300
  await session.send('Browser.setWindowBounds', {
    windowId,
    bounds: {
      width: viewport.width * deviceScaleFactor + room,
      height: viewport.height * deviceScaleFactor + room,
    },
  })
  await session.detach()
  return page
}
