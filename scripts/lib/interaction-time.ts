import type { Browser, JSHandle, Locator, Page } from '@playwright/test'

/** A control to tap, or a field and the text to type into it. */
export type InteractionStep = { tap: string } | { field: string; typed: string }

/**
 * Returns the milliseconds from the slowest tap or key press to the next paint,
 * at a quarter of the CPU's speed.
 */
export async function measureInteraction(
  browser: Browser,
  url: string,
  steps: readonly InteractionStep[],
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
  for (const step of steps) await perform(page, step)
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

async function perform(page: Page, step: InteractionStep): Promise<void> {
  if ('tap' in step) {
    await tap(page.locator(step.tap))
    return
  }
  const field = page.locator(step.field)
  await field.pressSequentially(step.typed, { delay: 100 })
}

/**
 * Taps after a pause, as people do. Playwright's own `tap` would run its checks
 * while the page handles the event.
 */
async function tap(control: Locator): Promise<void> {
  const page = control.page()
  await control.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const box = await control.boundingBox()
  if (!box)
    throw new Error(`Cannot tap ${String(control)} because it is not visible.`)
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  await page.touchscreen.tap(x, y)
}
