import type { Browser, Locator } from '@playwright/test'

/** A control to tap, or a field and the text to type into it. */
export type InteractionStep = string | [field: string, typed: string]

/**
 * Taps after a pause, as people do. Playwright's own `tap` would run its checks
 * while the page handles the event.
 */
async function tap(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  await control.page().waitForTimeout(500)
  const box = await control.boundingBox()
  if (!box)
    throw new Error(`Cannot tap ${String(control)} because it is not visible.`)
  await control
    .page()
    .touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/**
 * Returns the milliseconds from the slowest tap or key press to the next paint,
 * at a quarter of the CPU's speed.
 */
export async function measureInteraction(
  browser: Browser,
  url: string,
  steps: InteractionStep[],
) {
  const viewport = { width: 390, height: 844 }
  await using page = await browser.newPage({
    viewport,
    isMobile: true,
    hasTouch: true,
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const times = await page.evaluateHandle(() => {
    const times: number[] = []
    // TypeScript's types lack `durationThreshold`. Its minimum is 16.
    const options: object = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0)
          times.push(entry.duration)
    }).observe(options)
    return times
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const step of steps) {
    if (typeof step === 'string') await tap(page.locator(step))
    else await page.locator(step[0]).pressSequentially(step[1], { delay: 100 })
  }
  // Event timing entries are queued only after the frame that follows the
  // event.
  await page.waitForTimeout(1_000)
  return Math.max(16, ...(await times.jsonValue()))
}
