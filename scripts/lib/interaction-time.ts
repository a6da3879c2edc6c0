import type { Browser, JSHandle, Page } from '@playwright/test'

/**
 * Returns the milliseconds from the slowest tap or key press to the next paint,
 * at a quarter of the CPU's speed.
 */
export async function measureInteraction(
  browser: Browser,
  url: string,
  perform: (page: Page) => Promise<void>,
): Promise<number> {
  await using page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const times = await observeEvents(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await perform(page)
  // Event timing entries are queued only after the frame that follows the
  // event.
  await page.waitForTimeout(1_000)
  return Math.max(shortestEventMs, ...(await times.jsonValue()))
}

// Browsers report no shorter event.
const shortestEventMs = 16

/** Collects the duration of every interaction from now on, in milliseconds. */
function observeEvents(page: Page): Promise<JSHandle<number[]>> {
  return page.evaluateHandle((durationThreshold) => {
    const times: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0)
          times.push(entry.duration)
    })
    // TypeScript's types lack `durationThreshold`.
    const options: object = { type: 'event', durationThreshold }
    observer.observe(options)
    return times
  }, shortestEventMs)
}

export async function typeInto(
  page: Page,
  field: string,
  text: string,
): Promise<void> {
  await page.locator(field).pressSequentially(text, { delay: 100 })
}

/**
 * Taps after a pause, as people do. Playwright's own `tap` would run its checks
 * while the page handles the event.
 */
export async function tap(page: Page, selector: string): Promise<void> {
  const control = page.locator(selector)
  await control.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const box = await control.boundingBox()
  if (!box) throw new Error(`Cannot tap ${selector} because it is not visible.`)
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  await page.touchscreen.tap(x, y)
}
