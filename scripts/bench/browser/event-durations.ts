import type { Page } from '@playwright/test'

declare global {
  interface Window {
    benchEvents: { name: string; duration: number }[]
  }
}

/** Records from now on, in every document of the page, how long each press or key took until it painted. */
export async function recordEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.benchEvents = []
    // 16 is the least a browser accepts; TypeScript does not know the option.
    const options: object = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || entry.interactionId === 0) continue
        window.benchEvents.push({ name: entry.name, duration: entry.duration })
      }
    }).observe(options)
  })
}

/** Forgets what was recorded. */
export async function forgetEvents(page: Page): Promise<void> {
  await settle(page)
  await page.evaluate(() => {
    window.benchEvents = []
  })
}

/** The longest press or key since the last time; 16 when all were too short to be reported. */
export async function longestEvent(page: Page): Promise<number> {
  await settle(page)
  const durations = await page.evaluate(() => window.benchEvents.map(({ duration }) => duration))
  return Math.max(16, ...durations)
}

// Events are reported after the frame they led to.
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 400)))
      }),
  )
}
